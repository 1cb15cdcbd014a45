"""The files of the browser client, if it was built; otherwise a page that says that the server is up.

Beside it, at `/offline/`, the page that needs no server, where the host has one (`make static`).
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from pathlib import Path
from urllib.parse import quote

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from bottega.core.errors import Invalid
from bottega.server.web.addresses import Addresses
from bottega.server.web.previews import preview, tags
from bottega.server.web.requests import Asked, server_of
from bottega.server.web.security import OFFLINE, address_of, language_of

mimetypes.add_type("font/woff2", ".woff2")  # unknown to Python 3.11
mimetypes.add_type("image/webp", ".webp")  # to it, too
PREVIEW = re.compile("<!--preview-->.*<!--/preview-->", re.DOTALL)  # what index.html says of itself to chat services
HASHED = re.compile(r"(assets|python-[0-9a-f]+)/|(app|compiled)-[0-9a-f]+\.zip")  # names that change with their content
LARGE = 500_000  # bytes that take the better part of 0.1 s to compress
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bottega</title></head>
<body><h1>Bottega</h1>
<p>The server is up, but this installation was made without the page to play on: it needs Node.js 22.12 and the
network while it is built. <code>make play</code> builds it; <code>bottega play</code> plays in a terminal.</p>
<p><a href="/api/v1/schema/openapi.json">The API, described for programs.</a></p>
</body></html>
"""


@dataclass(frozen=True)
class Page:
    body: bytes
    type: str
    tag: str
    hashed: bool  # its name changes with its content

    @cached_property
    def small(self) -> bytes | None:
        """Compressed, where that helps; when it is first asked for, since most files never are."""
        small = gzip.compress(self.body, mtime=0)
        return small if len(small) < 0.9 * len(self.body) else None


def page(body: bytes, name: str) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, kind, tag, hashed=HASHED.match(name) is not None)


def read_folder(folder: Path) -> dict[str, Page]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    names = [file.relative_to(folder).as_posix() for file in files]
    return {name: page(file.read_bytes(), name) for name, file in zip(names, files, strict=True)}


class Pages:
    """Every file that may be sent, read at the start: no path from outside is ever opened."""

    def __init__(self, folder: Path | None = None, offline: str = "") -> None:
        self.files = read_folder(folder or Path(str(resources.files("bottega"))) / "web" / "dist")
        self.index = self.files.get("index.html") or page(PLAIN.encode(), "index.html")
        if offline and not (Path(offline) / "index.html").is_file():
            raise Invalid(f"offline: no index.html in {offline}; `make static` builds build/static")
        without_server = read_folder(Path(offline)) if offline else {}
        self.offline = without_server.get("index.html")
        self.files.update({f"{OFFLINE}{name}".lstrip("/"): each for name, each in without_server.items()})

    def find(self, path: str) -> Page | None:
        """A file of the client. All paths without a file extension are shown by its one page."""
        name = path.strip("/")
        if f"/{name}/" == OFFLINE and self.offline:
            return self.offline
        return self.files.get(name) or (self.index if "." not in name.rsplit("/", 1)[-1] else None)

    def with_preview(self, head: str) -> Page:
        """The client's one page, with what chat services are to show of it."""
        html = PREVIEW.sub(lambda _: head, self.index.body.decode())  # a function: names may have backslashes
        return page(html.encode(), "index.html")

    def picture(self, game: str | None) -> str:
        """Of a game, or of them all."""
        own = f"og-{game}.png"
        return own if own in self.files else "og.png"


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show(request: Asked) -> Response[bytes] | Redirect:
    path, pages = request.scope["path"], request.app.state.pages
    if pages.offline and request.scope["raw_path"] + b"/" == OFFLINE.encode():  # `path` has lost its last slash
        return Redirect(OFFLINE)  # its files name each other from the folder on
    found = None if path.startswith("/api/") else pages.find(path)
    if found is None:
        raise NotFoundException
    vary = "accept-encoding"
    if found is pages.index:
        found, vary = await _previewed(request, pages), "accept-encoding, accept-language"
    headers = {"etag": found.tag, "cache-control": FOREVER if found.hashed else "no-cache", "vary": vary}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    small = await _compressed(found) if "gzip" in request.headers.get("accept-encoding", "") else None
    if small is not None:
        return Response(small, headers={**headers, "content-encoding": "gzip"}, media_type=found.type)
    return Response(found.body, headers=headers, media_type=found.type)


async def _compressed(found: Page) -> bytes | None:
    if len(found.body) < LARGE:
        return found.small
    return await asyncio.to_thread(lambda: found.small)  # nobody's move waits for it


async def _previewed(request: Asked, pages: Pages) -> Page:
    addresses: Addresses = request.app.state.addresses
    path, lang = request.scope["path"], language_of(request.headers.get("accept-language"))
    shown = await preview(server_of(request).tables, path, lang, address_of(request.scope))
    # Whoever asks has reached us by this address; to look for another one can take seconds.
    url = addresses.public_url or f"{request.scope['scheme']}://{request.headers['host']}"
    return pages.with_preview(tags(shown, url + quote(path), f"{url}/{pages.picture(shown.game)}"))
