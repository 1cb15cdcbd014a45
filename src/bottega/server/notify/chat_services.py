"""Chat services: ntfy, Discord, Slack and many more, through Apprise. Only those that the host allows."""

from __future__ import annotations

import asyncio
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from bottega.core.errors import Invalid
from bottega.server.notify.outgoing import NotDelivered, resolve
from bottega.server.notify.wording import Note
from bottega.server.settings import Settings

if TYPE_CHECKING:
    from apprise.plugins.base import NotifyBase

SECONDS = 30.0  # for one message
HTTPS = 443
# Their host is not in the URL; what stands in its place may be a number that reads like an address.
WITH_ONE_HOST = ("discord", "slack", "telegram")
SAFE = "?discovery=no"  # Matrix would ask the server for another one


class Service(NamedTuple):
    """Where to send, as Apprise understands a URL. `label` is for its owner to read and has no secrets."""

    name: str
    label: str
    plugin: NotifyBase


class ChatServices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.offered = settings.allowed_services if find_spec("apprise") else []

    async def check(self, url: str) -> tuple[dict[str, str], str]:
        """The target of a channel, and its label."""
        service = await self._open(url)
        return {"url": url}, service.label

    async def send(self, url: str, note: Note, link: str) -> None:
        try:
            service = await self._open(url)
        except Invalid as error:  # the host has changed its mind
            raise NotDelivered(str(error), gone=True) from None
        text = "\n".join([*note.lines, link])
        try:
            async with asyncio.timeout(SECONDS):
                sent = await asyncio.to_thread(service.plugin.notify, body=text, title=note.title)
        except TimeoutError:
            raise NotDelivered(f"no answer within {SECONDS:g} s") from None
        except (OSError, TypeError) as error:  # Apprise raises TypeError for what a service does not take
            raise NotDelivered(f"{service.name}: {type(error).__name__}") from None
        if not sent:
            raise NotDelivered(f"{service.name}: refused, or not reached")

    async def _open(self, url: str) -> Service:
        """Checked each time, since a name may get another address and the host may allow less than before."""
        if "?" in url:
            raise Invalid("url: must have no ? in it")  # how Apprise behaves is not for others to decide
        service = await asyncio.to_thread(_read, url)
        if service is None or service.name not in map(str.lower, self.offered):
            raise Invalid(f"url: must be of {', '.join(self.offered)}, such as ntfy://topic")
        if service.name not in WITH_ONE_HOST and not self.settings.notify_private:
            await _check_host(service.plugin)
        return service


async def _check_host(plugin: NotifyBase) -> None:
    """What is no host but a topic or a key has no address, as a rule, and then it is not connected to either."""
    try:
        await resolve(str(plugin.host), plugin.port or HTTPS, allow_private=False)
    except NotDelivered as error:
        if error.gone:
            raise Invalid(f"url: {error.reason}") from None


def _read(url: str) -> Service | None:
    """Importing Apprise takes most of a second."""
    import apprise

    for name in ("apprise", "urllib3", "requests_oauthlib"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # they log URLs, which are secrets here
    asset = apprise.AppriseAsset(http_redirects=False, app_id="Bottega", app_desc="Bottega", app_url="")
    plugin = apprise.Apprise.instantiate(f"{url}{SAFE}", asset=asset, suppress_exceptions=True)
    if plugin is None:
        return None
    label = str(plugin.url(privacy=True)).partition("?")[0]  # type: ignore[no-untyped-call]
    return Service(str(plugin.service_name).lower(), label, plugin)
