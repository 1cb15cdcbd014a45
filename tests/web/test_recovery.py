"""A forgotten password on the page: from "Sign in" to the new one, by mail; and where there is no mail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.notify.receivers import MailBox, add, smtp_server
from server.notify.test_mail import link
from server.running import Running, settings
from web.conftest import Visitor, allowed
from web.test_access import too_wide, violations

PHONE = {"width": 360, "height": 780}


@pytest.fixture
def post() -> Iterator[tuple[MailBox, str]]:
    with smtp_server() as found:
        yield found


def test_by_mail(browser: Browser, tmp_path: Path, post: tuple[MailBox, str]) -> None:
    box, smtp = post
    with Running(settings(tmp_path, smtp=smtp, mail_from="bottega@example.org")) as server:
        vera = server.guest("Vera")
        vera.post("/me/account", account="vera", password="correct horse")
        add(vera, kind="mail", address="vera@example.org", password="correct horse")
        vera.http.post(f"/confirm/{link(box.until(1)[0], 'confirm')}", json={})

        visitor = Visitor(browser, server, viewport=PHONE, locale="fr-FR")
        page = visitor.page
        page.goto("/settings#sign-in")
        page.get_by_label("Nom du compte").fill("vera")
        forgotten = page.locator("[data-forgotten]")
        forgotten.locator("summary").press("Enter")
        forgotten.get_by_role("button", name="Envoyer le lien").press("Enter")
        expect(page.get_by_role("status").first).to_contain_text("Si ce compte a une adresse e-mail confirmée")
        assert violations(page) == []
        assert not too_wide(page)

        page.goto(f"/recover#{link(box.until(2)[1], 'recover')}")
        with allowed(visitor, "422"):
            page.get_by_label("Nouveau mot de passe").fill("password")
            page.keyboard.press("Enter")
            expect(page.get_by_role("alert")).not_to_be_empty()
        page.get_by_label("Nouveau mot de passe").fill("battery staple")
        page.get_by_role("button", name="Définir le mot de passe").press("Enter")
        expect(page.get_by_role("status").first).to_contain_text("Le nouveau mot de passe de « vera » est défini")
        assert violations(page) == []
        page.get_by_role("link", name="Se connecter").last.click()
        page.get_by_label("Nom du compte").fill("vera")
        page.get_by_label("Mot de passe", exact=True).fill("battery staple")
        page.keyboard.press("Enter")
        expect(page.get_by_role("status").first).to_have_text("Bon retour parmi nous.")
        assert visitor.complaints == []
        visitor.context.close()


def test_without_mail_the_page_says_who_can_help(browser: Browser, tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        visitor = Visitor(browser, server)
        visitor.page.goto("/settings#sign-in")
        expect(visitor.page.locator("[data-forgotten]")).to_contain_text("Whoever hosts this server")
        expect(visitor.page.get_by_role("button", name="Send the link")).to_have_count(0)
        assert visitor.complaints == []
        visitor.context.close()
