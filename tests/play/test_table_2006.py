"""A table of the 2006 edition: what may be taken back and when, and games laid aside in the middle of anything."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Seat, Table, TableError, new_config
from macher.rules import scores, step_name
from macher.rules.e2006.actions import COLUMN_ONE, CONTRIBUTE, NATIONAL
from macher.rules.events import CardsDrawn, CardsDrawnUnseen, ContributionLaid, OpinionTurned, PollSeen
from macher.rules.parts.codes import BID, CARD, KEEP, MOVE, PLACE, RALLIES, SEND, SKIP, SUPPRESS, TAKE_BACK
from macher.rules.records import check, read_record
from macher.rules.saves import state_hash
from tests.rules.e2006.positions import config, tables

PEOPLE = [Seat("Anna"), Seat("Ben"), Seat("Cleo")]


def people(seed: str = "tonight", variant: int = 5, **options: str) -> Table:
    return Table(config(3, variant, (), **options), PEOPLE, seed)


def play_until(table: Table, *steps: str, luck: int = 1) -> Table:
    """Everybody acts by chance, bids little and ends every turn at once, until one of these decisions is open."""
    rng = Random(luck)
    while step_name(table.state) not in steps:
        seat = table.deciders()[0]
        options = table.legal(seat)
        bidding = step_name(table.state) in ("start-bid", "start-rebid", "poll-bid")
        table.act(seat, rng.choice(options[:3] if bidding else options))
        table.commit(seat)
    return table


def at_meetings() -> tuple[Table, int]:
    table = play_until(people(), "meetings-buy")
    return table, table.deciders()[0]


# --- taking back -----------------------------------------------------------------------------------------------------
def test_a_turn_of_meetings_is_taken_back_step_by_step() -> None:
    """R06-6.2.6-1: one turn over all states; the next player waits until it is ended."""
    table, seat = at_meetings()
    hashes = []
    while table.deciders() == (seat,) and step_name(table.state) == "meetings-buy":
        hashes.append(state_hash(table.state))
        table.act(seat, RALLIES + (len(hashes) == 1))
    assert table.turn_is_over(seat)
    after = table.deciders()[0]
    assert table.legal(after) == ()
    for expected in reversed(hashes):
        table.undo(seat)
        assert state_hash(table.state) == expected
    with pytest.raises(TableError):
        table.undo(seat)


def test_a_sheet_is_taken_back_part_by_part_until_it_is_complete() -> None:
    """R06-6.1-1: a sheet being filled in shows nobody anything; a complete one is changed by the rules only."""
    table = people()
    empty = state_hash(table.state)
    table.act(1, COLUMN_ONE)
    table.act(1, PLACE + 2)
    assert table.may_take_back(1)
    table.undo(1)
    table.undo(1)
    assert state_hash(table.state) == empty
    while table.legal(1) != (TAKE_BACK,):
        table.act(1, table.legal(1)[0])
    assert not table.may_take_back(1)
    table.act(1, TAKE_BACK)
    assert table.legal(1)[0] == COLUMN_ONE


def test_a_bid_is_taken_back_by_the_rules() -> None:
    """R06-6.2.1-1: a bid that lies there is changed by taking it back, not by undoing."""
    table = play_until(people(), "start-bid")
    table.act(1, BID + 2)
    assert not table.may_take_back(1)
    assert table.legal(1) == (TAKE_BACK,)
    table.act(1, TAKE_BACK)
    table.act(1, BID + 3)


def test_drawn_cards_cannot_be_taken_back() -> None:
    """R06-6.2.2-3: discards may be taken back; when as many new cards are drawn, they have been seen."""
    table = play_until(people(), "policy-redraw")
    seat = table.deciders()[0]
    card = table.legal(seat)[1]
    assert card >= CARD
    since = len(table.steps)
    table.act(seat, card)
    assert table.may_take_back(seat)
    table.act(seat, SKIP)
    assert not table.may_take_back(seat)
    with pytest.raises(TableError):
        table.undo(seat)
    assert CardsDrawn in [type(event) for event in table.events(seat, since)]
    assert CardsDrawnUnseen in [type(event) for event in table.events(None, since)]
    assert CardsDrawn not in [type(event) for event in table.events((seat + 1) % 3, since)]


def test_the_cabinet_is_taken_back_until_it_is_revealed() -> None:
    """R06-6.2.3-1, R06-6.2.3-3: cards face down come back; the last one turns up all."""
    table = play_until(people(), "cabinet-place")
    first = table.deciders()[0]
    table.act(first, table.legal(first)[-1])
    assert table.may_take_back(first)
    table.undo(first)
    revealed = False
    while step_name(table.state) == "cabinet-place":
        seat = table.deciders()[0]
        options = table.legal(seat)
        table.act(seat, options[1] if len(options) > 1 and options[1] >= SEND else options[0])
        if step_name(table.state) != "cabinet-place":
            revealed = not table.may_take_back(seat)
        table.commit(seat)
    assert revealed


def test_a_bought_poll_and_dice_cannot_be_taken_back() -> None:
    """R06-6.2.7-6, R06-6.2.7-9: who bought has looked, who suppressed has rolled."""
    table = play_until(people(), "poll-use")
    buyer = table.deciders()[0]
    assert not any(table.may_take_back(seat) for seat in range(3))
    assert any(isinstance(event, PollSeen) for event in table.events(buyer))
    for other in range(3):
        if other != buyer:
            polls = [event for event in table.events(other) if isinstance(event, PollSeen)]
            assert all(poll.seat == other for poll in polls)
    table.act(buyer, SUPPRESS)
    assert not table.may_take_back(buyer)


def test_opinions_that_were_turned_up_cannot_be_taken_back() -> None:
    """R06-6.3.3-5, R06-6.4.1-5: the last word about the national board ends the round; new opinions lie open."""
    checked = 0
    for seed in range(12):
        table = people(f"opinions {seed}", variant=5)
        while step_name(table.state) != "game-over":
            play_until(table, "national-opinion", "national-media", "game-over", luck=seed)
            if not table.deciders():
                break
            seat = table.deciders()[0]
            since = len(table.steps)
            options = table.legal(seat)
            table.act(seat, options[0])
            assert options[0] in (SKIP, MOVE)
            assert options[-1] == KEEP or options[-1] >= NATIONAL
            if any(isinstance(event, OpinionTurned) for event in table.events(None, since)):
                assert not table.may_take_back(seat)
                checked += 1
            table.commit(seat)
    assert checked >= 5


def test_a_declined_contribution_lies_face_down_and_may_be_taken_back() -> None:
    """R06-6.4.2-1: until the next player acts; nobody learns which card it was."""
    table = play_until(people(), "contribution")
    seat = table.deciders()[0]
    since = len(table.steps)
    table.act(seat, CONTRIBUTE)
    for viewer in (None, (seat + 1) % 3):
        assert [type(event) for event in table.events(viewer, since)] == [ContributionLaid]
        assert table.view(viewer).data["played"][seat] == -2
    assert table.may_take_back(seat)
    table.undo(seat)
    assert table.events(None, since) == []


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    """R06-7-1: the score has been counted before everybody's eyes."""
    table = play_until(people(), "game-over")
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


# --- bots, and laying aside ------------------------------------------------------------------------------------------
def test_bots_alone_play_a_whole_game_the_same_each_time() -> None:
    def play() -> Table:
        table = Table(config(5), [Seat(f"Bot {at}", "random") for at in range(5)], "tonight")
        while (seat := table.bot_to_act()) is not None:
            table.let_bot_act(seat)
            assert table.open_turn() is None, "a bot does not take back"
        return table

    table = play()
    assert table.record.result is not None
    assert state_hash(table.state) == state_hash(play().state)


@pytest.mark.parametrize("decisions", [0, 3, 9, 20, 45, 110, 190])
def test_a_game_laid_aside_is_taken_up_as_it_stood(decisions: int) -> None:
    """Also in the middle of a turn, and with sealed answers lying there."""
    table = people(variant=7, coalition_tile_optional="true", poll_reveal="chosen_only")
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
    table, seat = at_meetings()
    table.act(seat, RALLIES + 1)
    again = Table.resume(table.save())
    for one in (table, again):
        one.act(seat, RALLIES)
        one.commit(seat)
        play_until(one, "game-over", luck=9)
    assert state_hash(again.state) == state_hash(table.state)
    assert again.record.result == table.record.result
    assert Table.resume(again.save()).save() == again.save()


def test_a_new_configuration_has_the_shipped_data() -> None:
    made = new_config("2006", 5, ("spd", "cdu", "fdp"), {"open_cash": "true"})
    assert (made.variant, made.options.open_cash) == (5, "true")
    assert made.tables.digest == tables().digest
