"""Why packages could not be fetched: one true sentence, whichever of uv, npm and our own set-up tried."""

from __future__ import annotations

import datetime
import os
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

import fetch

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
NO_NETWORK = "The packages could not be fetched. Is there a network? The same command tries again."
NOT_TRUSTED = "The package index has a certificate that is not trusted here."
WAYS = ("set_up", "uv", "npm")


def command(way: str, index: str, folder: Path) -> list[str]:
    fetched = [sys.executable, str(ROOT / "scripts" / "fetch.py")]
    match way:
        case "set_up":  # this environment has no pip, as Debian has none without python3-venv
            return [sys.executable, str(ROOT / "scripts" / "set_up.py"), str(folder / "venv")]
        case "uv":
            install = ["pip", "install", "--no-cache", "--dry-run", "--index-url", index, "no-such-package"]
            return [*fetched, str(BIN / "uv"), *install, "--python", sys.executable]
        case _:
            view = ["view", "no-such-package", "--registry", index, "--fetch-retries", "0"]
            return [*fetched, sys.executable, str(ROOT / "web" / "node.py"), *view, "--cache", str(folder)]


def tried(way: str, index: str, folder: Path, *before: str, **environ: str) -> str:
    """The last line of what is said. It never works, since the index has nothing."""
    names = ("SSL_CERT_FILE", "SSL_CERT_DIR", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
    env = {name: value for name, value in os.environ.items() if name not in names}
    env |= {"PIP_INDEX_URL": index, "UV_HTTP_RETRIES": "0", **environ}
    words = [*before, *command(way, index, folder)]
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


class Nothing(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(404 if "no-such-package" in self.path else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate that nobody knows, and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = tmp_path_factory.mktemp("authority") / "own.pem"
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return file


@pytest.fixture(scope="module")
def index(authority: Path) -> Iterator[str]:
    """In a network with its own certificate authority."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(authority)
    with HTTPServer(("127.0.0.1", 0), Nothing) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"https://localhost:{server.server_port}/simple"
        server.shutdown()


@pytest.mark.parametrize("way", WAYS)
def test_an_own_authority_is_named_and_can_be_trusted(way: str, index: str, authority: Path, tmp_path: Path) -> None:
    assert tried(way, index, tmp_path).startswith(NOT_TRUSTED)
    trusted = tried(way, index, tmp_path, SSL_CERT_FILE=str(authority))
    assert not trusted.startswith((NOT_TRUSTED, NO_NETWORK))  # only what was asked for is not there


@pytest.mark.parametrize("way", WAYS)
def test_without_network_it_says_so(way: str, tmp_path: Path) -> None:
    alone = ("unshare", "--map-root-user", "--net")
    try:
        subprocess.run([*alone, "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no network can be taken away here")
    assert tried(way, "https://index.example/simple", tmp_path, *alone) == NO_NETWORK


def test_without_network_what_was_fetched_before_is_taken() -> None:
    script = "[ $UV_OFFLINE$npm_config_offline = 1true ] || { echo dns error; exit 1; }"
    assert fetch.run(["sh", "-c", script]) == ""


def test_what_works_says_nothing_and_other_faults_are_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert fetch.run(["sh", "-c", "echo fetched"]) == "fetched\n"
    with pytest.raises(fetch.Failed) as failed:
        fetch.run(["sh", "-c", "echo something else; exit 3"])
    assert (failed.value.said, failed.value.reason) == ("something else\n", fetch.OTHERWISE)
    assert capfd.readouterr().out == ""
