"""Notices on devices: where somebody asked for them, with what everybody may know, and gone when they should be."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from macher.server import wire
from macher.server.live.room import Room
from macher.server.people.addresses import is_push_service
from macher.server.people.callers import Caller
from macher.server.people.delivering import Delivering
from macher.server.people.pushing import KEY, Signature, is_device, new_key, read, sealed
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import DeviceRow, Store, UserRow, new_token
from macher.server.store.devices import MOST_DEVICES
from macher.server.tables import making, seating
from tests.server.client import Client, done
from tests.server.people.browser import Browser, Post, PushService, push_service
from tests.server.service import RunningService, person

FUTURE = 2e10


def row(browser: Browser, endpoint: str = "https://push.example/1") -> DeviceRow:
    return DeviceRow(session="s", endpoint=endpoint, **browser.keys(), created=0)


# --- the message ------------------------------------------------------------------------------------------------------
def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5: its keys, its salt, its message and its bytes."""
    ua_private = int.from_bytes(read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    as_private = int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    browser = Browser(ec.derive_private_key(ua_private, ec.SECP256R1()), read("BTBZMqHH6r4Tts7J_aSIgg"))
    own = ec.derive_private_key(as_private, ec.SECP256R1())
    message = sealed(b"When I grow up, I want to be a watermelon", row(browser), own, read("DGv6ra1nlYgDCS1FRnbzlw"))
    assert message == read(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
        "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_it_and_no_two_messages_are_alike() -> None:
    browser, other = Browser(), Browser()
    one, two = (sealed(b"your turn", row(browser)) for _ in range(2))
    assert one != two
    assert browser.open(one) == browser.open(two) == b"your turn"
    with pytest.raises(InvalidTag):
        other.open(one)


GOOD: dict[str, Any] = Browser().keys()


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "ftp://push.example/1"},
        {"endpoint": "https://"},
        {"endpoint": "https://push.example/\r\nX: y"},
        {"endpoint": "https://push.example/" + "x" * 1000},
        {"p256dh": "A" * 87},
        {"p256dh": "B" + GOOD["p256dh"][1:-3] + "AAA"},
        {"auth": "AAAA"},
        {"auth": "A" * 40},
        {"auth": "ä" * 22},
    ],
)
def test_what_is_no_device(wrong: dict[str, str]) -> None:
    told = {"endpoint": "https://push.example/1", **GOOD}
    assert is_device(**told, private=False)
    assert not is_device(**told | wrong, private=False)


def test_at_home_a_push_service_may_speak_http() -> None:
    assert is_push_service("http://127.0.0.1:8/x", private=True)
    assert not is_push_service("http://127.0.0.1:8/x")


def test_who_signs(tmp_path: Path) -> None:
    plain = Settings(database_url="sqlite:///x")
    signature = Signature(new_key())
    headers = signature.headers("https://push.example:8443/a/b", plain, "t" * 99)
    assert headers["Topic"] == "t" * 32
    secure = Settings(database_url="sqlite:///x", public_url="https://tables.example")
    for settings, sub in ((plain, None), (secure, "https://tables.example")):
        sent = {"authorization": signature.headers("https://push.example:8443/a/b", settings, "t")["Authorization"]}
        claims = Post("/", sent, b"").claims("https://push.example:8443")
        assert claims.get("sub") == sub
        assert claims["key"] == signature.public
        assert claims["exp"] - time.time() <= 86400


# --- the store --------------------------------------------------------------------------------------------------------
def somebody(store: Store, name: str = "anna", sessions: int = 1) -> list[str]:
    """A person with some sessions; their tokens."""
    if store.user(name) is None:
        store.create_user(UserRow(id=name, name=name, created=0))
    tokens = [new_token() for _ in range(sessions)]
    for token in tokens:
        store.create_session(token, name, 0, FUTURE)
    return tokens


def endpoints(store: Store, user: str = "anna", now: float = 1) -> list[str]:
    return [device.endpoint for device in store.devices_of(user, now)]


def test_a_device_goes_with_its_session(store: Store) -> None:
    first, second, third = somebody(store, sessions=3)
    for number, token in enumerate((first, second, third)):
        assert store.set_device(token, f"https://push.example/{number}", **GOOD, now=number)
    assert endpoints(store) == [f"https://push.example/{number}" for number in range(3)]
    assert endpoints(store, now=FUTURE + 1) == []  # sessions that are over hear nothing, before anybody cleans up
    store.end_session(first)
    assert endpoints(store) == ["https://push.example/1", "https://push.example/2"]
    store.end_sessions_of("anna", but=third)
    assert endpoints(store) == ["https://push.example/2"]
    store.drop_endpoint("https://push.example/2")
    assert endpoints(store) == []
    assert not store.has_device(third)
    assert not store.set_device(first, "https://push.example/9", **GOOD, now=1)  # its session is over
    store.set_device(third, "https://push.example/3", **GOOD, now=1)
    store.delete_user("anna")
    assert endpoints(store) == []


def test_a_browser_is_told_for_one_person_only(store: Store) -> None:
    """The next one who uses it takes it over."""
    (anna,), (ben,) = somebody(store), somebody(store, "ben")
    store.set_device(anna, "https://push.example/1", **GOOD, now=0)
    store.set_device(ben, "https://push.example/1", **GOOD, now=1)
    assert endpoints(store) == []
    assert endpoints(store, "ben") == ["https://push.example/1"]
    store.set_device(ben, "https://push.example/2", **GOOD, now=2)
    assert endpoints(store, "ben") == ["https://push.example/2"]


def test_a_person_has_so_many_devices_and_the_oldest_gives_way(store: Store) -> None:
    tokens = somebody(store, sessions=MOST_DEVICES + 2)
    for number, token in enumerate(tokens):
        store.set_device(token, f"https://push.example/{number}", **GOOD, now=number)
    assert endpoints(store) == [f"https://push.example/{number}" for number in range(2, MOST_DEVICES + 2)]


def test_the_key_is_made_once(store: Store) -> None:
    made = iter(("first", "second"))
    assert store.key(KEY, lambda: next(made)) == "first"
    assert store.key(KEY, lambda: next(made)) == "first"
    assert next(made) == "second"


# --- the service ------------------------------------------------------------------------------------------------------
def test_asking_for_notices_and_for_none(anna: Client) -> None:
    told = done(anna.get("/api/me/device"))
    assert told["on"] is False
    assert len(read(told["key"])) == 65
    device: dict[str, Any] = {"endpoint": "https://push.example/1", **GOOD}
    assert done(anna.put("/api/me/device", **device), 401)["error"] == "session"  # nobody is there yet
    done(anna.put("/api/me", name="Anna"))
    assert done(anna.put("/api/me/device", query={"lang": "fr"}, **device)) == {"key": told["key"], "on": True}
    assert done(anna.get("/api/me"))["language"] == "fr"
    assert done(anna.put("/api/me/device", **device | {"p256dh": "A" * 87}), 422)["error"] == "device"
    assert done(anna.put("/api/me/device", **device | {"endpoint": "http://127.0.0.1/"}), 422)["error"] == "device"
    off = anna.http.delete("/api/me/device", headers=anna.headers())
    assert done(off)["on"] is False
    done(anna.put("/api/me/device", **device))
    foreign = anna.http.delete("/api/me/device")  # without the token of the page
    assert done(foreign, 403)["error"] == "csrf"
    assert done(anna.get("/api/me/device"))["on"] is True
    done(anna.post("/api/logout"))
    assert done(anna.get("/api/me/device"))["on"] is False


def test_another_device_of_the_same_person_is_not_this_one(service: RunningService, anna: Client) -> None:
    name = f"Annegret {time.time_ns()}"
    done(anna.post("/api/accounts", name=name, password="correct horse"), 201)
    done(anna.put("/api/me/device", endpoint=f"https://push.example/{time.time_ns()}", **GOOD))
    again = person(service)
    done(again.post("/api/login", name=name, password="correct horse"))
    assert done(again.get("/api/me/device"))["on"] is False
    assert done(anna.get("/api/me/device"))["on"] is True
    done(again.post("/api/password", old="correct horse", new="battery staple"))
    assert done(anna.get("/api/me/device"))["on"] is False  # signed out everywhere else
    again.http.close()


# --- telling ----------------------------------------------------------------------------------------------------------
def settings(database_url: str, **more: Any) -> Settings:
    return Settings(database_url=database_url, private_webhooks=True, **more)


async def a_table(service: Service, browser: Browser, endpoint: str, language: str = "de") -> tuple[Room, str]:
    """Anna at a table with bots, and the browser of a session of hers."""
    user = UserRow(id="anna", name="Anna", language=language, created=0)
    service.store.create_user(user)
    (token,) = somebody(service.store)
    keys = browser.keys()
    wanted = wire.DeviceKeys(endpoint=endpoint, p256dh=keys["p256dh"], auth=keys["auth"])
    await service.devices.turn_on(Caller(user=user, session=token), wanted)
    seats = [wire.NewSeat(party="spd", kind="me")]
    seats += [wire.NewSeat(party=party, kind="bot", bot="random") for party in ("cdu", "fdp")]
    room = await making.new_table(service.rooms, user, wire.NewTable(edition="2019", seats=seats), language)
    return room, token


async def send_all(service: Service) -> None:
    """Send every notice that is kept, once there is one."""
    async with asyncio.timeout(60):
        while not (due := service.store.claim_notices(time.time() + 3600, again_after=0)):
            await asyncio.sleep(0.02)
    for notice in due:
        await service.notices.deliver(notice)


@pytest.mark.parametrize(
    ("language", "title", "name"),
    [
        ("en", "Die Macher: it is your turn", "Anna’s table"),
        ("de", "Die Macher: Du bist am Zug", "Tisch von Anna"),
        ("fr", "Die Macher\u00a0: à toi de jouer", "Chez Anna"),
        ("pl", "Die Macher: twoja kolej", "Stół: Anna"),
    ],
)
def test_a_device_is_told_table_party_and_link_and_nothing_else(
    tmp_path: Path, language: str, title: str, name: str
) -> None:
    browser = Browser()

    async def telling(push: PushService) -> None:
        service = Service(settings(f"sqlite:///{tmp_path / 'tables.db'}", public_url="https://tables.example"))
        async with service.running():
            room, _ = await a_table(service, browser, f"{push.url}/send/1", language)
            await send_all(service)
            assert push.told(browser) == [
                {"title": title, "body": f"{name} · SPD", "table": room.id, "link": f"./#/table/{room.id}"}
            ]
            (post,) = push.got
            claims = post.claims(push.url)
            assert claims["sub"] == "https://tables.example"
            assert claims["key"] == (await service.devices.signature()).public
            assert post.headers["content-encoding"] == "aes128gcm"
            assert int(post.headers["ttl"]) > 0
            assert room.id not in str(post)  # the push service learns nothing of the table

    with push_service() as push:
        asyncio.run(telling(push))


def test_nobody_who_did_not_ask_is_told(database_url: str) -> None:
    """Nor who asked and then said no, nor whose session is over."""
    browser = Browser()

    async def telling(push: PushService) -> None:
        service = Service(settings(database_url))
        async with service.running():
            room, token = await a_table(service, browser, f"{push.url}/1")
            await send_all(service)
            assert len(push.got) == 1
            service.store.drop_notices(room.id, 0)
            for how in (service.store.drop_device, service.store.end_session):
                how(token)
                assert await service.devices.of("anna") == []
                user = service.store.user("anna")
                assert user is not None
                (token,) = somebody(service.store)
                keys = wire.DeviceKeys(endpoint=f"{push.url}/1", **browser.keys())
                await service.devices.turn_on(Caller(user=user, session=token), keys)
            assert len(push.got) == 1

    with push_service() as push:
        asyncio.run(telling(push))


@pytest.mark.parametrize(("status", "stays"), [(201, True), (404, False), (410, False), (429, True), (500, True)])
def test_a_device_that_is_gone_is_forgotten(database_url: str, status: int, stays: bool) -> None:
    browser = Browser()

    async def telling(push: PushService) -> None:
        push.status = status
        service = Service(settings(database_url))
        async with service.running():
            await a_table(service, browser, f"{push.url}/1")
            await send_all(service)
            assert len(push.got) == 1
            assert bool(await service.devices.of("anna")) is stays

    with push_service() as push:
        asyncio.run(telling(push))


def test_without_the_setting_nothing_is_kept_or_sent(database_url: str) -> None:
    async def trying() -> None:
        service = Service(settings(database_url, push=False))
        async with service.running():
            caller = Caller(user=UserRow(id="anna", name="Anna", created=0), session="x")
            assert await service.devices.told(caller) == wire.Device(key=None, on=False)
            with pytest.raises(Problem) as refused:
                await service.devices.turn_on(caller, wire.DeviceKeys(endpoint="https://push.example/", **GOOD))
            assert refused.value.code == "no-push"

    asyncio.run(trying())


def test_who_is_asked_out_of_turn_is_told_as_well(tmp_path: Path) -> None:
    """In a sealed choice everybody is asked at once, whoever comes first in the order of play."""
    browser = Browser()

    async def telling(push: PushService) -> None:
        service = Service(settings(f"sqlite:///{tmp_path / 'tables.db'}"))
        async with service.running():
            user = UserRow(id="anna", name="Anna", created=0)
            host = UserRow(id="ben", name="Ben", created=0)
            service.store.create_user(user)
            service.store.create_user(host)
            (token,) = somebody(service.store)
            keys = wire.DeviceKeys(endpoint=f"{push.url}/1", **browser.keys())
            await service.devices.turn_on(Caller(user=user, session=token), keys)
            kinds = ("me", "bot", "open")
            seats = [
                wire.NewSeat(party=party, kind=kind, bot="random" if kind == "bot" else None)  # type: ignore[arg-type]
                for party, kind in zip(("cdu", "fdp", "spd"), kinds, strict=True)
            ]
            room = await making.new_table(service.rooms, host, wire.NewTable(edition="2019", seats=seats))
            await seating.join(room, user, wire.Join(link=room.game.link, seat=2))
            assert 2 in room.deciders()
            await send_all(service)
            assert [told["body"] for told in push.told(browser)] == ["Ben’s table · SPD"]

    with push_service() as push:
        asyncio.run(telling(push))


def test_a_slow_push_service_holds_up_nobody_and_none_inside_is_asked(tmp_path: Path) -> None:
    browser = Browser()
    signature = Signature(new_key())

    async def telling(push: PushService) -> None:
        given_up = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()
            given_up.set()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        slow = row(browser, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
        home = settings(f"sqlite:///{tmp_path / 'tables.db'}")
        patient, hasty = Delivering(home, patience=60), Delivering(home, patience=0.1)
        async with asyncio.timeout(60):
            waiting = [asyncio.create_task(patient.device(slow, signature, {}, "t")) for _ in range(4)]
            assert await patient.device(row(browser, f"{push.url}/1"), signature, {"a": 1}, "t")
            assert push.told(browser) == [{"a": 1}]
            assert not any(task.done() for task in waiting)
            assert await hasty.device(slow, signature, {}, "t")  # given up, and not forgotten for it
            await given_up.wait()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        server.close()
        outside = Delivering(Settings(database_url=home.database_url), patience=60)
        port = push.url.rpartition(":")[2]
        for endpoint in (f"{push.url}/1", f"https://127.0.0.1:{port}/", f"https://localhost:{port}/", "https://[::1]/"):
            assert await outside.device(row(browser, endpoint), signature, {}, "t")
        assert len(push.got) == 1
        for delivering in (patient, hasty, outside):
            delivering.close()

    with push_service() as push:
        asyncio.run(telling(push))


def test_two_worlds_tell_the_same(tmp_path: Path) -> None:
    """Whatever was dealt: the notice of the first question is the same, but for the name of the table."""
    told: list[Any] = []

    async def telling(push: PushService, seed: str, number: int) -> None:
        browser = Browser()
        service = Service(settings(f"sqlite:///{tmp_path / f'{number}.db'}"))
        async with service.running():
            service.store.create_user(user := UserRow(id="anna", name="Anna", created=0))
            (token,) = somebody(service.store)
            keys = wire.DeviceKeys(endpoint=f"{push.url}/{number}", **browser.keys())
            await service.devices.turn_on(Caller(user=user, session=token), keys)
            seats = [wire.NewSeat(party="spd", kind="me")]
            seats += [wire.NewSeat(party=party, kind="bot", bot="random") for party in ("cdu", "fdp")]
            new = wire.NewTable(edition="2019", seats=seats, seed=seed)
            room = await making.new_table(service.rooms, user, new)
            await send_all(service)
            (post,) = [post for post in push.got if post.path == f"/{number}"]
            told.append((browser.open(post.body).replace(room.id.encode(), b"ID"), len(post.body)))

    with push_service() as push:
        for number, seed in enumerate(("one world", "another world")):
            asyncio.run(telling(push, seed, number))
    assert told[0] == told[1]


def test_the_service_worker_is_served_as_one(anna: Client) -> None:
    worker: httpx.Response = anna.http.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["service-worker-allowed"] == "/"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'; manifest-src 'self'" in worker.headers["content-security-policy"]
    for name in ("manifest.webmanifest", "manifest-fr.webmanifest"):
        manifest = anna.http.get(f"/{name}")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert manifest.json()["start_url"] == "./"
    gone = anna.http.get("/assets/index-of-yesterday.js")  # never the page instead of a script
    assert gone.status_code == 404
