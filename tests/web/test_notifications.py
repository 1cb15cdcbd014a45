"""Notifications, chosen and tried on the page, and shown by the service worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from server.notify.receivers import HttpReceiver, MailBox, begin, smtp_server
from server.notify.test_mail import link
from server.notify.test_push import Browser as PushBrowser
from server.running import Running, settings, wait_for
from web.conftest import Visitor

# A browser of a test has no push service: ours takes its place, with keys that the test knows.
SUBSCRIBE = """
PushManager.prototype.subscribe = async (wish) => ({ toJSON: () => ({ endpoint: %(endpoint)s, keys: %(keys)s }) });
Notification.requestPermission = async () => "granted";
Object.defineProperty(Notification, "permission", { get: () => "granted" });
"""
INSECURE = "Object.defineProperty(window, 'isSecureContext', { value: false });"
# Browsers of tests may not show notifications: the service worker gets a screen of its own.
SCREEN = """() => {
    self.screen = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, wish) => {
        self.screen = self.screen.filter(({ tag }) => tag !== wish.tag);
        const shown = { title, ...wish, close: () => (self.screen = self.screen.filter(each => each !== shown)) };
        self.screen.push(shown);
    };
    ServiceWorkerRegistration.prototype.getNotifications = async wish =>
        self.screen.filter(({ tag }) => tag === wish.tag);
    Clients.prototype.openWindow = async path => (self.opened = path);
}"""
PUSH = "message => void self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(message) }))"
CLICK = """() => void self.dispatchEvent(
    Object.assign(new ExtendableEvent('notificationclick'), { notification: self.screen[0] }))"""
GUEST = """fetch('/api/v1/guest', { method: 'POST', body: JSON.stringify({ name: 'Vera' }),
    headers: { 'content-type': 'application/json' } }).then(answer => answer.status)"""
RENEWED = """keys => {
    const newSubscription = { toJSON: () => ({ endpoint: 'https://push.example.org/another', keys }) };
    self.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), { newSubscription }));
}"""
SHOWN = "() => self.screen.map(({ title, body, tag }) => [title, body, tag])"


@pytest.fixture
def post() -> Iterator[tuple[MailBox, str]]:
    with smtp_server() as found:
        yield found


def test_chosen_tried_and_told(browser: Browser, tmp_path: Path, post: tuple[MailBox, str]) -> None:
    box, smtp = post
    wish = settings(tmp_path, notify_seconds=0, notify_private=1, smtp=smtp, mail_from="bottega@example.org")
    with HttpReceiver() as receiver, Running(wish) as server:
        visitor = Visitor(browser, server, service_worker=True, viewport={"width": 360, "height": 780})
        page, device = visitor.page, PushBrowser(receiver)
        keys = {name: device.wish[name] for name in ("p256dh", "auth")}
        page.add_init_script(SUBSCRIBE % {"endpoint": json.dumps(device.endpoint), "keys": json.dumps(keys)})
        page.goto("/settings")
        page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        section, said = page.locator("[data-notifications]"), page.get_by_role("status").first

        section.get_by_role("button", name="Notify me in this browser").click()
        expect(section.get_by_role("listitem")).to_contain_text("Browser: Chrome")
        section.get_by_role("button", name="Send a test: Browser").click()
        expect(said).to_have_text("The test was sent.")
        key = page.evaluate("fetch('/api/v1/me/notifications').then(answer => answer.json())")["push"]
        assert device.read(receiver.until(1)[0], key)["path"] == "/settings"

        section.get_by_label("E-mail address").fill("vera@example.org")
        section.get_by_role("button", name="Add").first.click()
        expect(said).to_contain_text("We sent a mail with a link.")
        token = link(box.until(1)[0], "confirm")
        assert not Axe().run(page).response["violations"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 360

        section.locator("summary").press("Enter")
        section.get_by_label("Webhook").fill("https://user:password@example.org/")
        section.get_by_role("button", name="Add").last.click()
        expect(section.get_by_role("alert")).to_contain_text("url: must have no user and password")
        section.get_by_label("Quiet hours").check()
        section.get_by_label("from").fill("23:30")
        section.get_by_label("from").press("Tab")
        expect(said).to_have_text("Saved.")
        page.reload()
        expect(section.get_by_label("from")).to_have_value("23:30")
        section.get_by_label("Quiet hours").uncheck()
        expect(section.get_by_label("from")).to_have_count(0)

        page.goto(f"/confirm#{token}")
        expect(said).to_contain_text("From now on you get a mail")
        page.get_by_role("link", name="Notifications in the settings").click()
        expect(section.get_by_role("button", name="Send a test: E-mail: vera@example.org")).to_be_visible()

        # it becomes their turn while they are elsewhere, and the other sees that they were told
        ochre = server.guest("Ochre")
        code = str(ochre.table(seats="me,open", options={"starter": 0}, autostart=False)["code"])
        page.evaluate(
            "code => fetch(`/api/v1/tables/${code}/sit`, { method: 'POST', body: '{}',"
            " headers: { 'content-type': 'application/json' } })",
            code,
        )
        begin(ochre, code)
        shown = device.read(receiver.until(2)[1], key)
        mail = box.until(2)[1]
        assert (shown["path"], code in mail.get_content()) == (f"/t/{code}", True)
        other = Visitor(browser, server, service_worker=True)
        other.context.add_cookies(
            [{"name": "bottega", "value": str(ochre.cookie), "url": f"http://127.0.0.1:{server.port}"}]
        )
        other.page.goto(f"/t/{code}")
        expect(other.page.locator("[data-notified]")).to_have_text("notified just now")

        page.goto(f"/unsubscribe#{link(mail, 'unsubscribe')}")
        expect(said).to_contain_text("no more mails")
        page.goto("/settings")
        section.get_by_role("button", name="Remove: Browser").click()
        expect(section).to_contain_text("No notifications yet")
        assert [*visitor.complaints, *other.complaints] == [
            each for each in visitor.complaints if "422" in each
        ]  # the browser's own about the refusal
        visitor.context.close()
        other.context.close()


def test_without_https_the_page_says_why_and_what_else(browser: Browser, tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        visitor = Visitor(browser, server, service_worker=True, locale="fr-FR")
        visitor.page.add_init_script(INSECURE)
        visitor.page.goto("/settings")
        offer = visitor.page.locator("[data-push=insecure]")
        expect(offer).to_contain_text("https")
        expect(offer).to_contain_text("ntfy")
        expect(offer.get_by_role("button")).to_have_count(0)
        assert visitor.complaints == []
        visitor.context.close()


def test_the_service_worker_shows_a_push_and_takes_it_back(browser: Browser, tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        visitor = Visitor(browser, server, service_worker=True)
        visitor.page.goto("/")
        visitor.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        (worker,) = visitor.context.service_workers
        worker.evaluate(SCREEN)
        told = {"id": "1", "title": "Final Touch: your turn", "body": "Vera draws one card.", "path": "/t/abc"}
        worker.evaluate(PUSH, {**told, "tag": "table-abc"})
        wait_for(lambda: worker.evaluate(SHOWN) == [[told["title"], told["body"], "table-abc"]])
        worker.evaluate(PUSH, {**told, "tag": "table-xyz"})
        wait_for(lambda: len(worker.evaluate(SHOWN)) == 2)
        worker.evaluate(PUSH, {"close": "table-xyz"})
        wait_for(lambda: [each[2] for each in worker.evaluate(SHOWN)] == ["table-abc"])
        worker.evaluate(CLICK)
        wait_for(lambda: worker.evaluate("self.opened") == "/t/abc")
        assert worker.evaluate(SHOWN) == []

        # the browser's push service gives it another address
        visitor.page.evaluate(GUEST)
        with HttpReceiver() as receiver:
            keys = {name: PushBrowser(receiver).wish[name] for name in ("p256dh", "auth")}
        worker.evaluate(RENEWED, keys)
        mine = "fetch('/api/v1/me/notifications').then(answer => answer.json())"
        wait_for(lambda: [each["kind"] for each in visitor.page.evaluate(mine)["channels"]] == ["push"])
        assert visitor.complaints == []
        visitor.context.close()
