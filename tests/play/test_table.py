"""A table: who sits there, bots, who sees what, and games that are laid aside and taken up again."""

from __future__ import annotations

from random import Random

import pytest

from macher.bots import BotError
from macher.play import HOT_SEAT, OPEN, PERSON, NotLoaded, Seat, Table, TableError, new_config, random_seed
from macher.rules import scores, step_name
from macher.rules.e2019.actions import DRAW
from macher.rules.events import CardsDrawn, CardsDrawnUnseen, GameBegan
from macher.rules.parts.codes import RALLIES
from macher.rules.records import RecordError, check, read_record, write_record
from macher.rules.saves import state_hash
from tests.play.tables import (
    any_turn,
    at_rallies,
    bots,
    config,
    every_edition,
    log_of,
    people,
    play_bots,
    play_until,
    tables,
)

ONE_PERSON = [Seat("Anna"), Seat("Bot 2", "random"), Seat("Bot 3", "random")]


# --- seats and bots --------------------------------------------------------------------------------------------------
def test_every_party_needs_a_seat() -> None:
    with pytest.raises(TableError, match="3 parties"):
        Table(config(), ONE_PERSON[:2], "tonight")


def test_there_is_no_seat_for_a_bot_that_does_not_exist() -> None:
    with pytest.raises(BotError):
        Table(config(), [*ONE_PERSON[:2], Seat("x", "nobody-knows-it")], "tonight")
    with pytest.raises(BotError):
        people().set_seat(0, Seat("x", "nobody-knows-it"))


def test_bots_play_when_it_is_their_turn() -> None:
    table = Table(config(), ONE_PERSON, "tonight")
    assert table.bot_to_act() == 1
    table.let_bot_act(1)
    assert table.bot_to_act() == 2
    table.let_bot_act(2)
    assert table.bot_to_act() is None
    for seat in range(3):
        with pytest.raises(TableError):
            table.let_bot_act(seat)


@every_edition
def test_a_whole_turn_of_a_bot_is_one_turn(edition: str) -> None:
    """Until it is asked no more, or until it has been shown something."""
    table = bots(edition)
    long = 0
    while (seat := table.bot_to_act()) is not None:
        draft_before = table.draft(seat)
        turn = table.let_bot_act(seat)
        long += len(turn.actions) > 1
        for action in turn.actions:
            assert not draft_before.done
            draft_before.act(action)
        assert draft_before.done
        assert not turn.automatic
    assert long > 10
    assert table.result == [score.total for score in scores(table.state)]


@every_edition
def test_bots_alone_play_the_same_game_each_time(edition: str) -> None:
    assert play_bots(bots(edition)).save() == play_bots(bots(edition)).save()
    assert play_bots(bots(edition)).save() != play_bots(bots(edition, "another night")).save()


@every_edition
def test_bots_of_a_resumed_game_go_on_as_if_nothing_had_happened(edition: str) -> None:
    whole = play_bots(bots(edition)).save()
    rng = Random(2)
    for stop in rng.sample(range(100), 6):
        table = bots(edition)
        while table.version < stop:
            seat = table.bot_to_act()
            assert seat is not None
            table.let_bot_act(seat)
        assert play_bots(Table.resume(table.save())).save() == whole
        assert play_bots(Table.restore(table.snapshot(), tables=table.config.tables)).save() == whole


def test_a_person_who_pauses_in_mid_turn_changes_nothing_for_the_bots() -> None:
    """The record holds actions, not turns: bots go by what was done."""
    whole, halves = Table(config(), ONE_PERSON, "tonight"), Table(config(), ONE_PERSON, "tonight")
    rng = Random(3)
    while whole.deciders() and whole.version < 120:
        bot = whole.bot_to_act()
        if bot is not None:
            whole.let_bot_act(bot)
            halves.let_bot_act(bot)
        else:
            draft = any_turn(whole, 0, rng)
            whole.commit(0, draft.actions)
            for action in draft.actions:
                halves.go_on([(0, [action], False)])
        if rng.random() < 0.1:
            halves = Table.resume(halves.save())
    assert halves.save() == whole.save()


def test_seats_are_written_and_read() -> None:
    for seat in (Seat("Anna"), Seat("Anna Maria"), Seat("Bot 2", "random"), Seat("x", OPEN), Seat("Ben", HOT_SEAT)):
        assert Seat.read(seat.text()) == seat
    assert Seat.read("Anna") == Seat("Anna", PERSON)
    kinds = {kind: Seat("x", kind) for kind in (PERSON, HOT_SEAT, OPEN, "random")}
    assert [kind for kind, seat in kinds.items() if seat.is_person] == [PERSON, HOT_SEAT]
    assert [kind for kind, seat in kinds.items() if seat.is_bot] == ["random"]
    assert [kind for kind, seat in kinds.items() if seat.is_open] == [OPEN]


def test_a_record_of_others_names_no_program_to_load() -> None:
    """Only the user's own games may bring bots from files along."""
    assert Seat.read("bots/mine.py:Mine Greta") == Seat("bots/mine.py:Mine Greta", PERSON)
    assert Seat.read("bots/mine.py:Mine Greta", own_bots=True) == Seat("Greta", "bots/mine.py:Mine")


def test_a_bot_takes_over_and_a_person_comes_back() -> None:
    table, seat = at_rallies()
    table.set_seat(seat, Seat("Stand-in", "random"))
    assert table.bot_to_act() == seat
    version = table.version
    table.let_bot_act(seat)
    table.set_seat(seat, Seat("Dora"))
    assert [(change.version, change.seat, change.who.name) for change in table.seat_changes] == [
        (version, seat, "Stand-in"),
        (version + 1, seat, "Dora"),
    ]
    assert f"# {table.config.parties[seat]}: random Stand-in\n" in table.save()
    again = Table.resume(table.save())
    assert again.seats[seat] == Seat("Dora")
    assert state_hash(again.state) == state_hash(table.state)


def test_an_open_seat_is_waited_for() -> None:
    table = Table(config(), [Seat("-", OPEN), *ONE_PERSON[1:]], "tonight")
    while (bot := table.bot_to_act()) is not None:
        table.let_bot_act(bot)
    assert table.deciders() == (0,)
    table.set_seat(0, Seat("Late"))
    table.commit(0, [table.legal(0)[0]])


# --- looking ---------------------------------------------------------------------------------------------------------
def test_each_seat_sees_its_own_events() -> None:
    """R19-2.1: the events of the table are those of the doors, by seat."""
    table = play_until(people(), "program-source")
    seat = table.deciders()[0]
    since = table.version
    table.commit(seat, [DRAW])
    assert [type(event) for event in table.events(seat, since)] == [CardsDrawn]
    for viewer in (None, (seat + 1) % 3):
        assert [type(event) for event in table.events(viewer, since)] == [CardsDrawnUnseen]
    assert [type(event) for event in table.events(None)].count(GameBegan) == 1
    assert [version for version, _ in table.told(seat, since)] == [since + 1]
    assert table.told(None)[0][0] == 0
    assert table.events(None, table.version) == []


def test_a_table_shows_each_seat_its_own_view() -> None:
    table = people()
    assert table.view(1).data["viewer"] == 1
    assert table.view(None).data["money"] == [None, None, None]


# --- the record ------------------------------------------------------------------------------------------------------
@every_edition
def test_the_record_is_written_as_the_game_goes(edition: str) -> None:
    """The same text as that of the whole record, headings and all."""
    table = people(edition, "as it goes")
    rng = Random(6)
    while table.deciders():
        draft = any_turn(table, table.deciders()[0], rng)
        table.commit(draft.seat, draft.actions)
        if rng.random() < 0.1:
            assert table.save() == write_record(table.record())
    record = read_record(table.save(), lambda _: tables(edition))
    assert record.result == table.result
    assert state_hash(check(record)) == state_hash(table.state)


def test_the_steps_of_a_draft_may_be_kept_with_the_record() -> None:
    table, seat = at_rallies()
    before = table.save()
    draft = table.draft(seat, [RALLIES + 1, RALLIES])
    kept = Table.resume(table.save(draft))
    assert kept.view(seat) == draft.view()
    assert table.save() == before


@every_edition
@pytest.mark.parametrize("turns", [0, 1, 5, 17, 40, 100])
def test_a_game_laid_aside_is_taken_up_as_it_stood(edition: str, turns: int) -> None:
    """Also with sealed answers lying there."""
    table = people(edition, variant=7)
    rng = Random(turns)
    while table.version < turns:
        draft = any_turn(table, rng.choice(table.deciders()), rng)
        table.commit(draft.seat, draft.actions)
    again = Table.resume(table.save())
    assert state_hash(again.state) == state_hash(table.state)
    assert again.save() == table.save()
    assert again.seats == table.seats
    assert again.moves == table.moves
    for viewer in (None, 0, 1, 2):
        assert again.events(viewer) == table.events(viewer)


def test_a_finished_game_can_be_taken_up() -> None:
    table = play_until(people(), "game-over")
    again = Table.resume(table.save())
    assert again.deciders() == ()
    assert again.result == table.result
    assert again.save() == table.save()


def replaced(table: Table, old: str, new: str) -> str:
    text = table.save()
    assert old in text
    return text.replace(old, new)


def test_a_damaged_record_is_not_taken_up() -> None:
    """Whatever is wrong, the refusal is one of a record."""
    table = play_until(people(), "start-bid")
    with pytest.raises(RecordError):
        Table.resume("rubbish")
    with pytest.raises(RecordError):
        Table.resume(table.save() + "spd: bid99\n")
    with pytest.raises(RecordError):
        Table.resume(replaced(table, "Seats: person Anna, person Ben, person Cleo", "Seats: person Anna"))


def test_a_wrong_result_is_not_taken_up() -> None:
    table = play_until(people(), "game-over")
    assert table.result is not None
    right = "Result: " + " ".join(map(str, table.result))
    with pytest.raises(RecordError):
        Table.resume(replaced(table, right, "Result: 1 2 3"))


def test_a_name_of_several_words_is_a_name() -> None:
    """Records of other hands name the seats without their kind."""
    table = play_until(people(), "start-bid")
    again = Table.resume(replaced(table, "person Anna, person Ben", "Anna Maria, Ben"))
    assert again.seats[:2] == [Seat("Anna Maria"), Seat("Ben")]


# --- snapshots -------------------------------------------------------------------------------------------------------
@every_edition
def test_a_snapshot_and_the_rest_are_the_whole(edition: str) -> None:
    """At any instant, sealed answers lying there or not."""
    whole = people(edition, "snapshots", seats=4)
    rng = Random(7)
    kept: list[tuple[int, str]] = [(0, whole.snapshot())]
    while whole.deciders():
        draft = any_turn(whole, rng.choice(whole.deciders()), rng)
        whole.commit(draft.seat, draft.actions, automatic=rng.random() < 0.1)
        if rng.random() < 0.1:
            kept.append((whole.version, whole.snapshot()))
    for version, snapshot in kept:
        table = Table.restore(snapshot, log_of(whole, version), tables=tables(edition))
        assert table.first == version
        assert table.version == whole.version
        assert table.snapshot() == whole.snapshot()
        assert table.save() == whole.save()
        assert table.turns == whole.turns[version:]
        for viewer in (None, 0, 3):
            assert table.events(viewer, version) == whole.events(viewer, version)


def test_turns_before_the_snapshot_are_not_loaded() -> None:
    table = play_until(people(), "start-bid")
    again = Table.restore(table.snapshot(), tables=tables("2019"))
    assert again.first == table.version
    assert again.events(None, table.version) == []
    for since in (0, table.version - 1):
        with pytest.raises(NotLoaded, match=f"turns before {table.version}"):
            again.events(None, since)


def test_a_snapshot_keeps_who_sits_there_and_which_versions_are_answered() -> None:
    table, seat = at_rallies()
    table.set_seat(1, Seat("Gast, #1", HOT_SEAT))
    table.commit(seat, [RALLIES])
    again = Table.restore(table.snapshot())
    assert again.seats == table.seats
    assert again.seat_changes == table.seat_changes
    assert (again.asked_since, again.answered_at) == (table.asked_since, table.answered_at)
    assert (again.seed, again.shuffle, again.moves) == (table.seed, table.shuffle, table.moves)


@pytest.mark.parametrize("rubbish", ["{}", "[]", '{"macher_table": 99}', "no json", ""])
def test_what_is_no_snapshot_is_refused(rubbish: str) -> None:
    with pytest.raises(TableError, match="snapshot"):
        Table.restore(rubbish)


# --- new games -------------------------------------------------------------------------------------------------------
def test_a_new_configuration_has_the_shipped_data() -> None:
    made = new_config("2019", 7, ("spd", "cdu", "fdp"), {"overbid": "penalty"})
    assert (made.variant, made.options.overbid) == (7, "penalty")
    assert made.tables.digest == tables("2019").digest
    assert new_config("2006").variant in (5, 7)


def test_seeds_cannot_be_guessed() -> None:
    assert len({random_seed() for _ in range(100)}) == 100
    assert len(random_seed()) >= 32


def test_a_game_begins_with_its_first_decision() -> None:
    assert step_name(people().state) == "draft"
    assert step_name(people("2006").state) == "preliminary"
