"""A place to come back to: the page without a line, notices on the device, invitations, and results to send."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from macher.i18n import Texts
from tests.web.browsers import PATIENCE, PHONE, Visitor
from tests.web.tables import bring_game, make_table, play_out, sit_down

LANGUAGES = ("en", "de", "fr", "pl")
CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys())
        found[name] = (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname);
    return found;
}"""
# A browser whose push service is elsewhere: what it would answer is made up, the rest is the page and the service.
PUSH = """(permission) => {
    let subscription = null;
    const made = {
        endpoint: "https://push.example/" + Math.random(),
        toJSON: () => ({ endpoint: made.endpoint, keys: KEYS }),
        unsubscribe: async () => { subscription = null; return true; },
    };
    PushManager.prototype.subscribe = async (wanted) => {
        window.subscribed = wanted;
        return (subscription = made);
    };
    PushManager.prototype.getSubscription = async () => subscription;
    Object.defineProperty(Notification, "permission", { get: () => window.permission ?? permission });
    Notification.requestPermission = async () => (window.permission = "granted");
}"""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def text(message: str, language: str = "en", **values: Any) -> str:
    return Texts(language).get(f"web-{message}", **values)


def without_line(visitor: Visitor) -> None:
    """That something could not be asked without a line is no complaint."""
    visitor.complaints = [line for line in visitor.complaints if "net::ERR" not in line]


def until(page: Page, so: str) -> None:
    """Wait for something that cannot be seen; Playwright's own way breaks the content security policy."""
    limit = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(so):
        assert time.monotonic() < limit, so
        page.wait_for_timeout(50)


# A browser without windows has no place for notices.
KEEP_NOTICE = """() => {
    self.noticed = new Promise((told) => {
        self.registration.showNotification = (title, {body, tag, data}) => {
            told({title, body, tag, link: data.link});
            return Promise.resolve();
        };
    });
}"""


def settled_in(page: Page) -> None:
    """Until the service worker answers for the page."""
    until(page, CONTROLLED)


# --- without a line ---------------------------------------------------------------------------------------------------
def test_the_page_opens_without_a_line_and_says_so(visit: Callable[..., Visitor]) -> None:
    """In the language of the reader; when the line is back, the warning goes and the lists come."""
    anna = visit(service_workers="allow")
    anna.settings(language="de")
    page = anna.page
    table = make_table(anna)
    anna.go("/")
    settled_in(page)
    page.reload()
    expect(page.locator(f"[href='#/table/{table['id']}']")).to_be_visible()
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator("main.lobby")).to_be_visible()
    expect(page.locator("[data-act=line-lost]")).to_have_text(text("offline", "de"))
    expect(page.locator(f"[href='#/table/{table['id']}']")).to_have_count(0)  # nothing of yesterday is shown
    anna.go(f"/#/table/{table['id']}")
    expect(page.locator("main [role=status]")).to_have_text(text("offline", "de"))
    expect(page.locator(".board")).to_have_count(0)
    anna.go("/#/")
    anna.context.set_offline(False)
    expect(page.locator("[data-act=line-lost]")).to_have_count(0)
    expect(page.locator(f"[href='#/table/{table['id']}']")).to_be_visible()
    without_line(anna)


def test_only_the_shell_is_kept_and_of_one_version_only(visit: Callable[..., Visitor]) -> None:
    anna = visit(service_workers="allow")
    page = anna.page
    anna.go("/credits.txt")
    page.evaluate("caches.open('macher-of-yesterday').then((cache) => cache.put('/', new Response('old')))")
    page.evaluate("caches.open('of-somebody-else')")
    sit_down(anna, make_table(anna))
    settled_in(page)
    until(page, "caches.keys().then((names) => !names.includes('macher-of-yesterday'))")
    anna.go("/#/new")
    expect(page.locator("[data-act=create]")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert kept.pop("of-somebody-else") == []
    (files,) = kept.values()
    assert "/" in files
    assert [name for name in files if name != "/" and not name.startswith("/assets/")] == []
    assert any("NewTablePage" in name for name in files)  # what was opened once opens again
    assert all(any(f"/assets/{part}" in name for name in files) for part in ("index-", "web-place", "inter-latin-wght"))


def test_it_can_be_installed(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.page
    for language in LANGUAGES:
        anna.settings(language=language)
    anna.go("/")
    manifests = []
    for language in LANGUAGES:
        page.locator("[data-act=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        address = page.locator("link[rel=manifest]").get_attribute("href") or ""
        manifests.append(page.evaluate("(address) => fetch(address).then((answer) => answer.json())", address))
        assert manifests[-1]["lang"] == language
        assert manifests[-1]["description"] == text("lobby-about", language)
    for member in ("id", "start_url", "scope", "display", "icons"):
        assert all(manifest[member] == manifests[0][member] for manifest in manifests)
    for icon in manifests[0]["icons"]:
        answer = page.request.get(anna.url + icon["src"].removeprefix("."))
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert f"{struct.unpack('>II', answer.body()[16:24])[0]}x" in icon["sizes"]
    assert "maskable" in {icon.get("purpose") for icon in manifests[0]["icons"]}


# --- notices on this device -------------------------------------------------------------------------------------------
def device(visitor: Visitor, permission: str) -> None:
    script = PUSH.replace("KEYS", json.dumps(KEYS))
    visitor.context.add_init_script(f"({script})({json.dumps(permission)})")


def test_notices_are_turned_on_and_off_by_who_wants_them(visit: Callable[..., Visitor]) -> None:
    anna = visit(service_workers="allow", permissions=["notifications"])
    device(anna, "default")
    page = anna.page
    make_table(anna)
    anna.go("/")
    page.locator("[aria-label='Settings']").click()
    section = page.locator("dialog .device")
    expect(section).to_have_attribute("data-standing", "off")
    assert anna.call("GET", "/api/me/device")["on"] is False  # nothing happens unless somebody presses
    assert page.evaluate("window.subscribed") is None
    page.locator("[data-act=device-on]").click()
    expect(section).to_have_attribute("data-standing", "on")
    expect(section).to_contain_text(text("device-on"))
    told = anna.call("GET", "/api/me/device")
    assert told["on"] is True
    assert page.evaluate("window.subscribed") == {"userVisibleOnly": True, "applicationServerKey": told["key"]}
    assert anna.call("GET", "/api/me")["language"] == "en"
    page.locator("dialog [lang=fr]").click()
    expect(section).to_contain_text(text("device-on", "fr"))
    until(page, "fetch('/api/me').then((answer) => answer.json()).then((me) => me.language === 'fr')")
    page.locator("[data-act=device-off]").click()
    expect(section).to_have_attribute("data-standing", "off")
    assert anna.call("GET", "/api/me/device")["on"] is False


def test_a_device_goes_along_with_a_new_account_and_not_with_who_signs_out(visit: Callable[..., Visitor]) -> None:
    anna = visit(service_workers="allow", permissions=["notifications"])
    device(anna, "granted")
    page = anna.page
    make_table(anna)
    anna.go("/")
    page.locator("[data-act=account]").click()
    page.locator("dialog [data-act=device-on]").click()
    expect(page.locator("dialog .device")).to_have_attribute("data-standing", "on")
    page.get_by_label("Your name").fill("Annegret of the devices")
    page.get_by_label("Password, at least 8 characters").fill("correct horse")
    page.locator("[data-act=sign-up]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert anna.call("GET", "/api/me/device")["on"] is True
    page.locator("[data-act=account]").click()
    page.locator("[data-act=sign-out]").click()
    expect(page.locator("[data-act=account]")).to_have_text(text("lobby-nobody"))
    assert anna.call("GET", "/api/me/device")["on"] is False
    worker = "navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription())"
    assert page.evaluate(worker) is None


@pytest.mark.parametrize("standing", ["blocked", "unsupported"])
def test_where_notices_cannot_be_the_page_says_why(visit: Callable[..., Visitor], standing: str) -> None:
    anna = visit()
    if standing == "blocked":
        device(anna, "denied")
    else:
        anna.context.add_init_script("delete window.PushManager")
    anna.go("/")
    anna.page.locator("[aria-label='Settings']").click()
    section = anna.page.locator("dialog .device")
    expect(section).to_have_attribute("data-standing", standing)
    expect(section).to_contain_text(text(f"device-{standing}"))
    expect(section.locator("button")).to_have_count(0)


def test_the_worker_shows_what_the_service_sent(visit: Callable[..., Visitor]) -> None:
    anna = visit(service_workers="allow", permissions=["notifications"])
    page = anna.page
    line = anna.context.new_cdp_session(page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    anna.go("/")
    settled_in(page)
    sent = {"title": "Die Macher: Du bist am Zug", "body": "Heute · SPD", "table": "abc", "link": "./#/table/abc"}
    message = {"origin": anna.url, "registrationId": registrations[0], "data": json.dumps(sent)}
    worker = anna.context.service_workers[0]
    worker.evaluate(KEEP_NOTICE)
    line.send("ServiceWorker.deliverPushMessage", message)
    told = {"title": sent["title"], "body": sent["body"], "tag": "abc", "link": "./#/table/abc"}
    assert worker.evaluate("self.noticed") == told


# --- lobby and joining ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_in_the_bar_covers_anything(visit: Callable[..., Visitor], language: str) -> None:
    anna = visit(viewport=PHONE)
    anna.settings(language=language)
    anna.go("/")
    expect(anna.page.locator("main.lobby")).to_be_visible()
    boxes = anna.page.evaluate(
        """() => [...document.querySelectorAll('.topbar a, .topbar select, .topbar button')]
            .map((one) => one.getBoundingClientRect()).map(({left, right}) => [left, right])"""
    )
    assert len(boxes) == 5
    for (_, right), (left, _) in pairwise(boxes):
        assert right <= left + 0.5, boxes
    assert boxes[-1][1] <= PHONE["width"]
    assert anna.sideways() == 0
    assert anna.cut_off() == []


def test_who_is_new_is_offered_to_learn_first(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.page
    anna.go("/")
    first = page.locator("main.lobby .said .button").first
    expect(first).to_have_attribute("data-act", "learn")
    make_table(anna)
    anna.go("/")
    expect(first).to_have_attribute("data-quick", "2019")
    expect(page.locator("[data-act=learn]")).to_have_count(1)


def test_finished_games_are_games(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    bring_game(anna, play_out("2019"))
    anna.go("/")
    mine = anna.page.locator("[data-list=mine]")
    expect(mine.locator("summary")).to_contain_text("(1)")
    expect(mine).not_to_contain_text(text("lobby-mine-none"))
    expect(mine).to_contain_text(text("lobby-mine-idle"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_invitation_says_which_game_and_who_plays(visit: Callable[..., Visitor], language: str) -> None:
    """Also at a table that lets nobody watch: who has the link is invited to look."""
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(language=language, sound=False)
    anna.go("/#/new")
    page = anna.page
    page.locator("[data-edition='2006']").click()
    page.locator("[data-count='3']").click()
    page.get_by_label(text("account-name", language)).first.fill("Anna")
    page.locator("[data-company=open]").click()
    page.locator(f"details:has(h2:text('{text('new-options', language)}')) summary").click()
    option = page.locator("details select").first
    option.select_option(index=1)
    chosen = option.locator("option").nth(1).inner_text()
    page.locator("details[data-act=time] summary").click()
    page.locator("[data-act=spectators]").uncheck()
    page.locator("[data-act=create]").click()
    name = text("new-name-of", language, name="Anna")
    expect(page.locator(".room h1")).to_have_text(name)  # it found a name for itself

    ben.page.goto(page.locator("#invitation").input_value())
    join = ben.page.locator("main.join")
    expect(join.locator("h1")).to_have_text(name)
    game = join.locator("[data-act=game]")
    about = ben.call("GET", f"/api/about?lang={language}")
    edition = next(one for one in about["editions"] if one["id"] == "2006")
    for words in (edition["name"], edition["variants"][0]["title"], text("invited-no-clock", language), chosen):
        expect(game).to_contain_text(words)
    expect(join.locator("li").first).to_contain_text("Anna")
    expect(join.locator("[data-seat]")).to_have_count(2)
    expect(join.get_by_text(text("watch", language), exact=True)).to_have_count(0)
    ben.page.locator("[data-act=name]").fill("Ben")
    ben.page.locator("[data-seat='2']").click()
    expect(ben.page.locator(".room [data-seat='2']")).to_contain_text("Ben")


def test_people_at_one_device_say_their_names(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.page
    anna.go("/#/new")
    page.locator("[data-count='3']").click()
    page.get_by_label("Your name").first.fill("Anna")
    page.locator("[data-company=hot]").click()
    for at, name in enumerate(("Ben", "Cleo")):
        page.locator("[data-act=hot-name]").nth(at).fill(name)
    page.locator("[data-act=create]").click()
    expect(page.locator("[data-act=curtain]")).to_be_visible()
    table = anna.call("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]][1:] == [("hot", "Ben"), ("hot", "Cleo")]
    assert table["name"] == "Anna’s table"


# --- results ----------------------------------------------------------------------------------------------------------
def test_a_result_is_played_again_kept_shared_and_drawn(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    anna.settings(sound=False, language="fr")
    anna.context.add_init_script("delete Navigator.prototype.share")
    page = anna.page
    table = bring_game(anna, play_out("2019"), "Soirée d’élection")
    sit_down(anna, table)
    page.locator("[data-act=result-link]").click()
    expect(page.locator("[data-act=result-link]")).to_have_text(text("room-copied", "fr"))
    assert page.evaluate("navigator.clipboard.readText()") == f"{anna.url}/#/table/{table['id']}"
    with page.expect_download() as waiting:
        page.locator("[data-act=result-record]").click()
    waiting.value.save_as(tmp_path / "record.macher")
    assert "macher" in (tmp_path / "record.macher").read_text(encoding="utf-8").lower()

    page.locator("[data-act=result-picture]").click()
    drawing = page.locator("dialog figure")
    position = anna.call("GET", f"/api/tables/{table['id']}/position?lang=fr")
    expect(drawing).to_have_attribute("aria-label", in_words(position))
    with page.expect_download() as waiting:
        page.locator("[data-act=picture-save]").click()
    assert waiting.value.suggested_filename == "Soiree-d-election.png"
    waiting.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 760)
    colours = page.evaluate(
        """() => {
            const canvas = document.querySelector('dialog canvas');
            const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
            const found = {};
            for (let at = 0; at < data.length; at += 4) {
                const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
                found[colour] = (found[colour] ?? 0) + 1;
            }
            return found;
        }"""
    )
    for party in ("242,84,91", "154,163,178", "244,208,63", "86,184,96"):  # SPD, CDU/CSU, FDP and the Greens have bars
        assert colours.get(party, 0) > 500, party
    page.keyboard.press("Escape")
    page.locator("[data-act=result-again]").click()
    expect(page).not_to_have_url(f"{anna.url}/#/table/{table['id']}")
    sit_down(anna, table)
    expect(page.locator("[data-act=result-next]")).to_be_visible()


def in_words(position: Any) -> str:
    """What the picture says in words: the headline, then everybody with their points, the first place first."""
    ranking = sorted(range(len(position["scores"])), key=lambda seat: -position["scores"][seat]["total"])
    names = ("Anna", "Ben", "Cleo", "Dora")
    return f"{position['prompt']} " + ", ".join(
        f"{names[seat]} {position['scores'][seat]['total']}" for seat in ranking
    )


def test_a_picture_is_handed_to_what_the_device_shares_with(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE)
    anna.settings(sound=False)
    anna.context.add_init_script(
        """navigator.canShare = () => true;
        navigator.share = async ({files, url}) => { window.shared = files ? [files[0].name, files[0].type] : url; };"""
    )
    page = anna.page
    table = bring_game(anna, play_out("2006"), "An evening")
    sit_down(anna, table)
    page.locator("[data-act=result-link]").click()
    until(page, "window.shared")
    assert page.evaluate("window.shared") == f"{anna.url}/#/table/{table['id']}"
    page.locator("[data-act=result-picture]").click()
    page.locator("[data-act=picture-share]").click()
    until(page, "Array.isArray(window.shared)")
    assert page.evaluate("window.shared") == ["An-evening.png", "image/png"]
    assert anna.sideways() == 0
