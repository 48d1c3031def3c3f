"""A table: what may be taken back and when, whose turn it is, and games that are laid aside and taken up again."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Seat, Table, TableError, new_config, random_seed
from macher.play.table import PERSON
from macher.rules import Refused, scores, step_name
from macher.rules.e2019.actions import DRAW
from macher.rules.events import CardsDrawn, CardsDrawnUnseen, GameBegan, RalliesBought
from macher.rules.parts.codes import BID, RALLIES, SKIP, TAKE_BACK
from macher.rules.records import RecordError, check, read_record
from macher.rules.saves import state_hash
from tests.rules.positions import config, tables

PEOPLE = [Seat("Anna"), Seat("Ben"), Seat("Cleo")]
ONE_PERSON = [Seat("Anna"), Seat("Bot 2", "random"), Seat("Bot 3", "random")]


def people(seed: str = "tonight", variant: int = 4) -> Table:
    return Table(config(3, variant), PEOPLE, seed)


def play_until(table: Table, step: str, luck: int = 1) -> Table:
    """Everybody acts by chance and ends every turn at once, until this decision is open."""
    rng = Random(luck)
    while step_name(table.state) != step:
        seat = table.deciders()[0]
        table.act(seat, rng.choice(table.legal(seat)))
        table.commit(seat)
    return table


def at_rallies() -> tuple[Table, int]:
    table = play_until(people(), "rally-buy")
    return table, table.deciders()[0]


# --- taking back -----------------------------------------------------------------------------------------------------
def test_an_action_can_be_taken_back_until_the_turn_is_ended() -> None:
    table, seat = at_rallies()
    before, actions = state_hash(table.state), len(table.record.moves)
    table.act(seat, RALLIES + 1)
    assert table.open_turn() == seat
    assert table.may_take_back(seat)
    table.undo(seat)
    assert state_hash(table.state) == before
    assert len(table.record.moves) == actions
    assert table.open_turn() is None
    table.act(seat, RALLIES + 1)
    table.commit(seat)
    assert not table.may_take_back(seat)
    with pytest.raises(TableError):
        table.undo(seat)


def test_a_whole_turn_can_be_taken_back_step_by_step() -> None:
    """R19-8.1: four states, four steps, one turn."""
    table, seat = at_rallies()
    hashes = []
    for _ in range(4):
        hashes.append(state_hash(table.state))
        table.act(seat, RALLIES)
    assert table.turn_is_over(seat)
    for expected in reversed(hashes):
        table.undo(seat)
        assert state_hash(table.state) == expected
    with pytest.raises(TableError):
        table.undo(seat)


def test_taking_back_and_doing_it_again_is_the_same_game() -> None:
    table, seat = at_rallies()
    table.act(seat, RALLIES + 1)
    once = state_hash(table.state)
    for _ in range(3):
        table.undo(seat)
        table.act(seat, RALLIES + 1)
    assert state_hash(table.state) == once


def test_nobody_takes_back_what_another_did() -> None:
    table, seat = at_rallies()
    table.act(seat, RALLIES + 1)
    for other in range(3):
        if other != seat:
            assert not table.may_take_back(other)
            with pytest.raises(TableError):
                table.undo(other)
            with pytest.raises(TableError):
                table.commit(other)
    assert table.may_take_back(seat)


def test_the_next_player_waits_until_the_turn_is_ended() -> None:
    table, seat = at_rallies()
    for _ in range(4):
        table.act(seat, RALLIES)
    after = table.deciders()[0]
    assert after != seat
    assert table.legal(after) == ()
    with pytest.raises(TableError, match=f"seat {seat + 1}"):
        table.act(after, RALLIES)
    table.commit(seat)
    assert table.legal(after)
    table.act(after, RALLIES)
    with pytest.raises(TableError):
        table.undo(seat)


def test_what_shows_a_card_cannot_be_taken_back() -> None:
    """R19-6.2: the drawn card has been seen, and everything before it is settled, too."""
    table = play_until(people(), "program-source")
    seat = table.deciders()[0]
    table.act(seat, DRAW)
    assert not table.may_take_back(seat)
    table.act(seat, table.legal(seat)[0])  # to take an open card shows nothing new
    assert [step.revealing for step in table.steps[-2:]] == [True, False]
    table.undo(seat)
    with pytest.raises(TableError):
        table.undo(seat)


def test_a_sealed_answer_is_taken_back_by_the_rules() -> None:
    """R19-5.1: a bid that lies there is changed by taking it back, not by undoing."""
    table = play_until(people(), "start-bid")
    table.act(1, BID + 2)
    assert not table.may_take_back(1)
    assert table.legal(1) == (TAKE_BACK,)
    assert table.legal(0)
    table.act(1, TAKE_BACK)
    table.act(1, BID + 3)
    assert [word for word in table.save().split("\n")[-2].split() if word.startswith(("bid", "take"))] == [
        "bid2",
        "takeback",
        "bid3",
    ]


def test_the_reveal_of_the_programs_cannot_be_taken_back() -> None:
    """R19-3.14, R19-3.15: who fills in the last missing topic sees all programs, and keeps what was laid."""
    for seed in range(60):
        table = people(f"missing topics {seed}")
        rng = Random(seed)
        while table.state.round == 0 and step_name(table.state) not in ("keep-hand-card", "start-positions"):
            seat = table.deciders()[0]
            filling = step_name(table.state) == "fill-program"
            table.act(seat, rng.choice(table.legal(seat)))
            if filling and step_name(table.state) == "keep-hand-card":
                assert not table.may_take_back(seat)
                return
            table.commit(seat)
    raise AssertionError("no seat lacked topics in sixty games")


def test_a_refused_action_changes_nothing_at_the_table() -> None:
    table, seat = at_rallies()
    before = state_hash(table.state), len(table.steps), len(table.record.moves)
    with pytest.raises(Refused):
        table.act(seat, SKIP)
    with pytest.raises(Refused):
        table.act((seat + 1) % 3, RALLIES)
    assert (state_hash(table.state), len(table.steps), len(table.record.moves)) == before


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    """R19-17.1: the score has been counted before everybody's eyes."""
    table = play_until(people(), "game-over")
    assert table.deciders() == ()
    assert table.open_turn() is None
    assert table.record.result == [score.total for score in scores(table.state)]
    for seat in range(3):
        with pytest.raises(TableError):
            table.undo(seat)


def test_undo_never_gives_anybody_a_second_look() -> None:
    """At chance people act, take back and commit: what is settled stays settled, and the game can be replayed."""
    table = people("restless", variant=7)
    rng = Random(3)
    settled = 0
    while table.deciders():
        seat = rng.choice(table.deciders() if table.open_turn() is None else range(3))
        if table.may_take_back(seat) and rng.random() < 0.4:
            table.undo(seat)
        elif table.legal(seat):
            table.act(seat, rng.choice(table.legal(seat)))
        if (open_seat := table.open_turn()) is not None and (table.turn_is_over(open_seat) or rng.random() < 0.2):
            table.commit(open_seat)
        assert table.committed >= settled
        assert len(table.record.moves) == len(table.steps) >= table.committed
        settled = table.committed
    assert state_hash(check(read_record(table.save(), lambda _: tables()))) == state_hash(table.state)


# --- seats and bots --------------------------------------------------------------------------------------------------
def test_every_party_needs_a_seat() -> None:
    with pytest.raises(TableError, match="3 parties"):
        Table(config(3), PEOPLE[:2], "tonight")


def test_bots_play_when_it_is_their_turn() -> None:
    table = Table(config(3), ONE_PERSON, "tonight")
    assert table.bot_to_act() == 1
    table.let_bot_act(1)
    assert table.bot_to_act() == 2
    table.let_bot_act(2)
    assert table.bot_to_act() is None
    with pytest.raises(TableError):
        table.let_bot_act(0)


def test_bots_wait_while_somebody_may_take_a_turn_back() -> None:
    table = Table(config(3), ONE_PERSON, "tonight")
    while step_name(table.state) != "rally-buy" or table.deciders() != (0,):
        bot = table.bot_to_act()
        if bot is None:
            table.act(0, table.legal(0)[0])
            table.commit(0)
        else:
            table.let_bot_act(bot)
            assert table.open_turn() is None, "a bot does not take back"
    while table.deciders() == (0,) and step_name(table.state) == "rally-buy":
        table.act(0, RALLIES)
    if step_name(table.state) == "rally-buy":
        assert table.bot_to_act() is None
        table.commit(0)
        assert table.bot_to_act() in (1, 2)


def test_bots_alone_play_a_whole_game_the_same_each_time() -> None:
    def play() -> Table:
        table = Table(config(3), [Seat(f"Bot {at}", "random") for at in range(3)], "tonight")
        while (seat := table.bot_to_act()) is not None:
            table.let_bot_act(seat)
        return table

    table = play()
    assert table.record.result is not None
    assert state_hash(table.state) == state_hash(play().state)


def test_seats_are_written_and_read() -> None:
    for seat in (Seat("Anna"), Seat("Anna Maria"), Seat("Bot 2", "random")):
        assert Seat.read(seat.text()) == seat
    assert Seat.read("Anna") == Seat("Anna", PERSON)
    assert Seat("x").is_person
    assert not Seat("x", "random").is_person


# --- looking ---------------------------------------------------------------------------------------------------------
def test_each_seat_sees_its_own_events() -> None:
    """R19-2.1: the events of the table are those of the doors, by seat."""
    table = play_until(people(), "program-source")
    seat = table.deciders()[0]
    since = len(table.steps)
    table.act(seat, DRAW)
    assert [type(event) for event in table.events(seat, since)] == [CardsDrawn]
    for viewer in (None, (seat + 1) % 3):
        assert [type(event) for event in table.events(viewer, since)] == [CardsDrawnUnseen]
    assert [type(event) for event in table.events(None)].count(GameBegan) == 1


def test_events_of_what_was_taken_back_are_gone() -> None:
    table, seat = at_rallies()
    before = table.events(None)
    table.act(seat, RALLIES + 1)
    assert isinstance(table.events(None)[-1], RalliesBought)
    table.undo(seat)
    assert table.events(None) == before


def test_a_table_shows_each_seat_its_own_view() -> None:
    table = people()
    assert table.view(1).data["viewer"] == 1
    assert table.view(None).data["money"] == [None, None, None]


# --- laying aside ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("decisions", [0, 1, 5, 17, 40, 100, 160])
def test_a_game_laid_aside_is_taken_up_as_it_stood(decisions: int) -> None:
    """Also in the middle of a turn, and with sealed answers lying there."""
    table = people(variant=7)
    rng = Random(decisions)
    for _ in range(decisions):
        seat = rng.choice(table.deciders()) if table.open_turn() is None else table.open_turn()
        assert seat is not None
        if seat not in table.deciders():
            table.commit(seat)
            seat = table.deciders()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    again = Table.resume(table.save())
    assert state_hash(again.state) == state_hash(table.state)
    assert again.save() == table.save()
    assert again.seats == table.seats
    assert again.deciders() == table.deciders()
    assert again.events(None) == table.events(None)
    assert again.open_turn() is None, "what was laid aside is settled"


def test_a_resumed_game_goes_on_alike() -> None:
    table, seat = at_rallies()
    table.act(seat, RALLIES + 1)
    again = Table.resume(table.save())
    for one in (table, again):
        one.act(seat, RALLIES)
        one.commit(seat)
        play_until(one, "game-over", luck=9)
    assert state_hash(again.state) == state_hash(table.state)
    assert again.record.result == table.record.result


def test_a_finished_game_can_be_taken_up() -> None:
    table = play_until(people(), "game-over")
    again = Table.resume(table.save())
    assert again.deciders() == ()
    assert again.record.result == table.record.result
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
    assert table.record.result is not None
    right = "Result: " + " ".join(map(str, table.record.result))
    with pytest.raises(RecordError):
        Table.resume(replaced(table, right, "Result: 1 2 3"))


def test_a_name_of_several_words_is_a_name() -> None:
    """Records of other hands name the seats without their kind."""
    table = play_until(people(), "start-bid")
    again = Table.resume(replaced(table, "person Anna, person Ben", "Anna Maria, Ben"))
    assert again.seats[:2] == [Seat("Anna Maria"), Seat("Ben")]


def test_a_new_configuration_has_the_shipped_data() -> None:
    made = new_config("2019", 7, ("spd", "cdu", "fdp"), {"overbid": "penalty"})
    assert (made.variant, made.options.overbid) == (7, "penalty")
    assert made.tables.digest == tables().digest


def test_seeds_cannot_be_guessed() -> None:
    assert len({random_seed() for _ in range(100)}) == 100
    assert len(random_seed()) >= 32
