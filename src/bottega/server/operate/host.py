"""What hosts do by commands. Each act and its line in the audit log are written together.

A running server reads the audit log every second. So the commands need neither its port nor a secret of it, work while
it is down, and are the same with SQLite and PostgreSQL.
"""

from __future__ import annotations

import getpass
import time

from argon2 import PasswordHasher

from bottega.core.errors import Invalid
from bottega.server.operate import erasing
from bottega.server.people.bans import read_network
from bottega.server.people.names import account_keys
from bottega.server.people.sanitise import clean
from bottega.server.people.tokens import digest, readable_code
from bottega.server.people.weak_passwords import check_password
from bottega.server.problems import Refused
from bottega.store import Act, Conflict, FoundPerson, Store

CODE_LENGTH = 12  # of an invitation: 59 bits
DAY = 86_400.0
SHORTEST_ID = 6  # characters of a person's id that are enough
FOUND = 1000


def act(name: str, subject: str, note: str) -> Act:
    return Act(0, time.time(), _operator(), name, subject, clean(note))


def _operator() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container's user without a name
        return "unknown"


async def find_person(store: Store, text: str) -> FoundPerson:
    """By account, or by (the beginning of) an id. `Invalid` where nobody or several are meant."""
    found = await store.people.find(text, FOUND)
    keys = account_keys(text)
    owners = [each for each in found if each.account is not None and account_keys(each.account)[0] == keys[0]]
    meant = owners or [each for each in found if len(text) >= SHORTEST_ID and each.id.startswith(text)]
    if len(meant) != 1:
        raise Invalid(f"person: {text!r} is no account and no id; bottega people --find TEXT shows the ids")
    return meant[0]


# --- bans ---


async def ban(store: Store, who: str, reason: str) -> str:
    """A person or a network; returns which."""
    subject = await _subject(store, who)
    await store.hosts.ban(act("ban", subject, reason))
    return subject


async def unban(store: Store, who: str) -> str:
    subject = await _subject(store, who)
    try:
        await store.hosts.unban(act("unban", subject, ""))
    except Conflict:
        raise Invalid(f"ban: there is none on {who}") from None
    return subject


async def _subject(store: Store, who: str) -> str:
    network = read_network(who)
    return (await find_person(store, who)).id if network is None else str(network)


# --- accounts ---


async def set_password(store: Store, account: str, password: str | None) -> str:
    """Without a password, one is made. Returns it. All devices of the account are signed out."""
    person = await find_person(store, account)
    if person.account is None:
        raise Invalid(f"account: {account!r} is a guest, and has no password")
    chosen = password or "-".join(readable_code(5) for _ in range(3))
    try:
        check_password(chosen, person.account)
    except Refused as refused:
        raise Invalid(f"password: {refused.sentence('en')}") from None
    await store.hosts.set_password(act("password", person.id, ""), PasswordHasher().hash(chosen))
    return chosen


async def erase(store: Store, who: str) -> FoundPerson:
    person = await find_person(store, who)
    await erasing.erase(store, person.id, time.time(), act("erase", person.id, ""))
    return person


# --- invitations, reports ---


async def invite(store: Store, days: float) -> str:
    """A code that lets one person in."""
    code = readable_code(CODE_LENGTH)
    expires = time.time() + days * DAY
    await store.hosts.invite(act("invite", "", f"{days:g} days"), digest(code), expires)
    return code


async def answer(store: Store, number: int, text: str) -> None:
    try:
        await store.reports.answer(number, act("answer", str(number), text))
    except Conflict:
        raise Invalid(f"report: {number} is not there, or is answered already") from None
