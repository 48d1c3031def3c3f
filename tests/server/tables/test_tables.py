"""Tables: making, inviting, joining, leaving, replacing, beginning, closing, playing again."""

from __future__ import annotations

from typing import Any

import pytest

from macher.rules.shuffle import Shuffle, commitment
from tests.server.client import Client, done
from tests.server.service import RunningService, person


def invite(client: Client, table: dict[str, Any], **more: Any) -> Any:
    return client.post(f"/api/tables/{table['id']}/join", link=table["link"], **more)


def test_a_table_gathers_until_no_seat_is_open(anna: Client, ben: Client) -> None:
    table = anna.make_table("mob", name="Tonight")
    assert (table["status"], table["name"], table["owner"]) == ("gathering", "Tonight", True)
    assert done(anna.get(f"/api/tables/{table['id']}/position"), 409)["error"] == "not-begun"
    joined = done(invite(ben, table, name="Ben"))
    assert joined["status"] == "playing"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    assert joined["seats"][1]["name"] == "Ben"
    assert not joined["owner"]


def test_a_private_table_needs_its_link(anna: Client, ben: Client) -> None:
    table = anna.make_table("moo")
    assert table["link"]
    assert done(ben.get(f"/api/tables/{table['id']}"))["link"] is None
    for link in (None, "", "guess"):
        assert done(ben.post(f"/api/tables/{table['id']}/join", link=link), 403)["error"] == "link"
    assert table["id"] not in [line["id"] for line in done(ben.get("/api/tables"))["open"]]


def test_a_public_table_is_in_the_lobby_and_needs_none(anna: Client, ben: Client) -> None:
    table = anna.make_table("moo", public=True)
    assert table["id"] in [line["id"] for line in done(ben.get("/api/tables"))["open"]]
    done(ben.post(f"/api/tables/{table['id']}/join", name="Ben", seat=2))
    again = ben.post(f"/api/tables/{table['id']}/join", name="Ben")
    assert done(again, 409)["error"] == "already-seated"


def test_a_seat_is_taken_once(service: RunningService, anna: Client, ben: Client) -> None:
    table = anna.make_table("moo")
    done(invite(ben, table, name="Ben", seat=1))
    cleo = person(service)
    assert done(invite(cleo, table, name="Cleo", seat=1), 409)["error"] == "no-free-seat"
    done(invite(cleo, table, name="Cleo"))
    cleo.http.close()


def test_the_maker_begins_and_bots_take_the_open_seats(anna: Client, ben: Client) -> None:
    table = anna.make_table("moo")
    path = f"/api/tables/{table['id']}/start"
    assert done(ben.post(path), 403)["error"] == "not-host"
    begun = done(anna.post(path))
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "bot"]
    assert begun["status"] == "playing"
    assert done(anna.post(path), 409)["error"] == "begun"


def test_leaving_and_replacing(anna: Client, ben: Client) -> None:
    table = anna.make_table("mob")
    done(invite(ben, table, name="Ben"))
    path = f"/api/tables/{table['id']}"
    assert done(anna.post(f"{path}/leave", seat=1), 403)["error"] == "foreign-seat"
    left = done(ben.post(f"{path}/leave", seat=1))
    assert left["seats"][1]["kind"] == "open"
    assert done(ben.get(f"{path}/position", seat=1), 403)["error"] == "foreign-seat"
    assert done(anna.post(f"{path}/seats/1", kind="me"), 409)["error"] == "hand-seen"
    assert done(ben.post(f"{path}/seats/1", kind="bot"), 403)["error"] == "not-host"
    assert done(anna.post(f"{path}/seats/1", kind="bot", bot="random"))["seats"][1]["bot"] == "random"
    said = [line["text"] for line in done(anna.get(f"{path}/chat", lang="en"))["lines"]]
    assert "Ben leaves; the seat of SPD is open." in said
    assert "A bot plays SPD from now on: Chance." in said


def test_nobody_puts_themselves_on_a_persons_seat(anna: Client, ben: Client) -> None:
    table = anna.make_table("mob")
    done(invite(ben, table, name="Ben"))
    answer = anna.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    assert done(answer, 403)["error"] == "foreign-seat"


def test_a_bot_is_one_of_ours(anna: Client, tmp_path: Any) -> None:
    file = tmp_path / "mine.py"
    file.write_text("raise SystemExit('this must never run')")
    table = anna.make_table("moo")
    for bot in (f"{file}:Mine", "nobody", "../x.py:Y"):
        answer = anna.post(f"/api/tables/{table['id']}/seats/1", kind="bot", bot=bot[:40])
        assert done(answer, 422)["error"] == "no-bot"


def test_what_cannot_be_set_up_is_said_with_its_rule(anna: Client) -> None:
    seats = [{"party": party, "kind": "hot"} for party in ("spd", "spd", "cdu")]
    answer = done(anna.post("/api/tables", edition="2019", seats=seats), 422)
    assert answer["error"] == "config"
    assert "R19-0.1" in answer["message"]
    seats[0]["party"] = "fdp"
    answer = done(anna.post("/api/tables", edition="2019", seats=seats, options={"overbid": "never"}), 422)
    assert "O19-09" in answer["message"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "„never“ ist nicht unter"), ("fr", "n’est pas parmi"), ("pl", "„never” nie jest wśród")],
)
def test_what_cannot_be_set_up_is_said_in_the_language_of_the_reader(anna: Client, language: str, words: str) -> None:
    seats = [{"party": party, "kind": "hot"} for party in ("fdp", "spd", "cdu")]
    answer = done(
        anna.post(f"/api/tables?lang={language}", edition="2019", seats=seats, options={"overbid": "never"}), 422
    )
    assert words in answer["message"]


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_the_shuffle_is_joined_from_all_words_and_can_be_checked(anna: Client, ben: Client, edition: str) -> None:
    table = anna.make_table("mob", edition, word="Anna's word")
    done(invite(ben, table, name="Ben", word="Ben's, word"))
    path = f"/api/tables/{table['id']}"
    begun = done(anna.get(path))
    assert begun["words"] == ["Anna's word", "Ben's word", ""]
    done(anna.post(f"{path}/close"))
    record = anna.get(f"{path}/record").text
    head = dict(line.split(": ", 1) for line in record.splitlines()[1:] if ": " in line)
    assert commitment(head["Seed part"]) == table["commitment"]
    assert head["Seed"] == Shuffle(head["Seed part"], tuple(begun["words"])).seed


def test_a_closed_table_is_closed(anna: Client, ben: Client) -> None:
    table = anna.make_table("mhh")
    path = f"/api/tables/{table['id']}"
    assert done(ben.post(f"{path}/close"), 403)["error"] == "not-host"
    assert done(anna.get(f"{path}/record"), 409)["error"] == "not-over"
    assert done(anna.post(f"{path}/close"))["status"] == "closed"
    position = anna.position(table["id"], 0)
    answer = anna.turn(table["id"], 0, position["version"], "pass")
    assert done(answer, 409)["error"] == "not-playing"
    assert anna.get(f"{path}/record").status_code == 200
    assert ben.get(f"{path}/record").status_code == 403


def test_another_game_of_the_same_people_on_the_same_seed(anna: Client) -> None:
    table = anna.make_table("mhh", word="once")
    path = f"/api/tables/{table['id']}"
    assert done(anna.post(f"{path}/rematch"), 409)["error"] == "not-over"
    first = anna.position(table["id"], 0, at=0)
    done(anna.post(f"{path}/close"))
    again = done(anna.post(f"{path}/rematch", same_seed=True), 201)
    assert again["status"] == "playing"
    assert again["seed_known"]
    assert again["commitment"] == table["commitment"]
    assert anna.position(again["id"], 0, at=0)["view"] == first["view"]
    assert done(anna.post(f"{path}/rematch", same_seed=True), 201)["id"] == again["id"]
    assert done(anna.get(path))["rematch"] == again["id"]


def test_tables_with_the_same_cards_know_of_each_other(anna: Client, ben: Client) -> None:
    """For members, who may compare the two games; not where other cards were dealt."""
    table = anna.make_table("mhh", public=True)
    path = f"/api/tables/{table['id']}"
    done(anna.post(f"{path}/close"))
    again = done(anna.post(f"{path}/rematch", same_seed=True), 201)
    assert again["same_deal"] == table["id"]
    assert done(anna.get(path))["same_deal"] == again["id"]
    assert done(ben.get(path))["same_deal"] is None
    done(anna.post(f"/api/tables/{again['id']}/close"))
    other = done(anna.post(f"/api/tables/{again['id']}/rematch"), 201)
    assert other["same_deal"] is None
    assert done(anna.get(f"/api/tables/{again['id']}"))["same_deal"] == table["id"]


def test_a_game_of_several_that_was_broken_off_is_not_dealt_again(anna: Client, ben: Client) -> None:
    """Its members may have its record, and so would know all hands of the second game."""
    table = anna.make_table("mob")
    done(invite(ben, table, name="Ben"))
    path = f"/api/tables/{table['id']}"
    done(anna.post(f"{path}/close"))
    assert ben.get(f"{path}/record").status_code == 200
    assert done(ben.post(f"{path}/rematch", same_seed=True), 409)["error"] == "seed-hidden"
    again = done(ben.post(f"{path}/rematch"), 201)
    assert again["commitment"] != table["commitment"]


def test_a_seed_of_ones_own_is_shown_as_such(anna: Client) -> None:
    views = []
    for _ in range(2):
        table = anna.make_table("mhh", seed="tonight")
        assert table["seed_known"]
        views.append(anna.position(table["id"], 0)["view"])
    assert views[0] == views[1]


def test_visitors_only_where_they_are_let(anna: Client, ben: Client) -> None:
    shut, open_to_all = anna.make_table("mhh", spectators=False), anna.make_table("mhh")
    assert done(ben.get(f"/api/tables/{shut['id']}"), 403)["error"] == "members-only"
    for what in ("position", "log", "chat", "record"):
        assert done(ben.get(f"/api/tables/{shut['id']}/{what}"), 403)["error"] == "members-only"
    assert ben.position(open_to_all["id"])["seat"] is None


def test_the_lobby_says_where_it_is_my_turn(anna: Client, ben: Client) -> None:
    table = anna.make_table("moo")
    assert not done(anna.get("/api/tables"))["mine"][0]["my_turn"]
    done(anna.post(f"/api/tables/{table['id']}/start"))
    line = done(anna.get("/api/tables"))["mine"][0]
    assert (line["id"], line["my_turn"]) == (table["id"], True)
    assert done(ben.get("/api/tables"))["mine"] == []


# --- names and invitations --------------------------------------------------------------------------------------------
def test_a_table_without_a_name_is_called_after_its_maker(anna: Client, ben: Client) -> None:
    done(anna.put("/api/me", name="Anna"))
    seats = [{"party": party, "kind": "open"} for party in ("spd", "cdu", "fdp")]
    for language, name in (("en", "Anna’s table"), ("de", "Tisch von Anna"), ("fr", "Chez Anna"), ("pl", "Stół: Anna")):
        body = {"edition": "2019", "seats": seats}
        made = anna.http.post("/api/tables", json=body, params={"lang": language}, headers=anna.headers())
        assert done(made, 201)["name"] == name
    assert ben.make_table("moo", "2006")["name"] == "Die Macher 2006"  # who has said no name
    assert anna.make_table("moo", name="Tuesday")["name"] == "Tuesday"


def test_who_has_the_link_may_look_at_a_table_that_nobody_may_watch(anna: Client, ben: Client) -> None:
    table = anna.make_table("mhb", spectators=False)
    done(anna.post(f"/api/tables/{table['id']}/seats/1", kind="open"))
    link = done(anna.get(f"/api/tables/{table['id']}"))["link"]
    assert done(ben.get(f"/api/tables/{table['id']}"), 403)["error"] == "members-only"
    assert done(ben.get(f"/api/tables/{table['id']}", link="wrong"), 403)["error"] == "members-only"
    invited = done(ben.get(f"/api/tables/{table['id']}", link=link))
    assert (invited["member"], invited["link"]) == (False, None)
    assert ben.get(f"/api/tables/{table['id']}/position", link=link).status_code == 403  # the game itself is not shown
