"""Sessions, the token of the page, accounts."""

from __future__ import annotations

import sqlite3

import httpx

from tests.server.client import Client, done
from tests.server.service import PATIENCE, RunningService, person


def test_a_visitor_leaves_nothing_behind(anna: Client) -> None:
    assert done(anna.get("/api/me"))["id"] is None
    assert not anna.http.cookies


def test_a_session_begins_with_the_first_change(anna: Client) -> None:
    answer = anna.put("/api/me", name="Anna", language="de")
    assert done(answer)["name"] == "Anna"
    cookies = answer.headers.get_list("set-cookie")
    session = next(cookie for cookie in cookies if cookie.startswith("macher_session="))
    assert "HttpOnly" in session
    assert "SameSite=Lax" in session
    assert done(anna.get("/api/me"))["language"] == "de"


def test_the_store_keeps_hashes_of_tokens_only(service: RunningService, anna: Client) -> None:
    done(anna.put("/api/me", name="Anna"))
    token = anna.http.cookies["macher_session"]
    with sqlite3.connect(service.database_url.removeprefix("sqlite:///")) as database:
        kept = [row[0] for row in database.execute("SELECT token FROM sessions")]
    assert kept
    assert token not in kept


def test_a_change_by_cookie_needs_the_token_of_the_page(anna: Client) -> None:
    done(anna.put("/api/me", name="Anna"))
    for headers in ({}, {"x-csrf-token": "0" * 64}):
        answer = anna.http.put("/api/me", json={"name": "Eve"}, headers=headers)
        assert done(answer, 403)["error"] == "csrf"
    assert done(anna.get("/api/me"))["name"] == "Anna"


def test_an_account_is_known_again_elsewhere(service: RunningService, anna: Client, ben: Client) -> None:
    table = anna.make_table("moo")
    done(anna.post("/api/accounts", name="Anna Account", password="a long password"), 201)
    assert done(ben.post("/api/login", name="anna account", password="a wrong password"), 401)["error"] == "login"
    assert done(ben.post("/api/login", name="anna account", password="a long password"))["account"]
    assert [line["id"] for line in done(ben.get("/api/tables"))["mine"]] == [table["id"]]
    other = person(service)
    taken = other.post("/api/accounts", name="ANNA account", password="another password")
    assert done(taken, 409)["error"] == "account-taken"
    other.http.close()


def test_after_logging_out_the_cookie_is_worth_nothing(service: RunningService, anna: Client) -> None:
    done(anna.put("/api/me", name="Anna"))
    token = anna.http.cookies["macher_session"]
    done(anna.post("/api/logout"))
    with httpx.Client(base_url=service.url, cookies={"macher_session": token}, timeout=PATIENCE) as thief:
        assert thief.get("/api/me").json()["id"] is None


def test_a_new_password_ends_all_other_sessions(service: RunningService, anna: Client, ben: Client) -> None:
    done(anna.post("/api/accounts", name="Anna Changes", password="a long password"), 201)
    done(ben.post("/api/login", name="Anna Changes", password="a long password"))
    assert done(anna.post("/api/password", old="a long password", new="short"), 400)["error"] == "bad-request"
    assert done(anna.post("/api/password", old="a wrong password", new="a new password"), 403)["error"] == "password"
    assert done(anna.post("/api/password", old="a long password", new="a new password"))["account"]
    assert done(ben.get("/api/me"))["id"] is None
    assert done(anna.get("/api/me"))["account"]
    assert done(ben.post("/api/login", name="Anna Changes", password="a long password"), 401)["error"] == "login"


def test_an_unknown_token_is_refused(service: RunningService) -> None:
    answer = httpx.get(f"{service.url}/api/me", headers={"authorization": "Bearer nonsense"}, timeout=PATIENCE)
    assert done(answer, 401)["error"] == "token"


def test_names_are_one_line(anna: Client) -> None:
    assert done(anna.put("/api/me", name=" A,n\u202en\na # "))["name"] == "A nn a"
    assert done(anna.put("/api/me", name="x" * 41), 400)["error"] == "bad-request"


def test_words_come_in_the_language_of_the_client(anna: Client) -> None:
    german = anna.http.get("/api/tables/nothing?lang=de").json()
    french = anna.http.get("/api/tables/nothing", headers={"accept-language": "fr-FR,fr;q=0.9"}).json()
    assert german["error"] == french["error"] == "no-table"
    assert german["message"] == "Diesen Tisch gibt es nicht."
    assert french["message"] == "Cette table n’existe pas."
