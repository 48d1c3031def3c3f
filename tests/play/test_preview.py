"""Previews: what they foretell is what the rules then do, and meters show the land as if everybody converted now."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from macher.play import Draft, Meter, PreviewLine, Table, meters, preview
from macher.play.preview import COUNTINGS, Forecast
from macher.rules import apply, view
from macher.rules.e2006.actions import CONTRIBUTE, USE_RESULT
from macher.rules.e2006.codes import DEAL_POLLS
from macher.rules.e2019.actions import DONATE
from macher.rules.events import RalliesConverted
from macher.rules.parts.codes import BID, MEDIA_AT, PASS, RALLIES, SEND, SUPPRESS
from macher.rules.parts.lands import influencer
from macher.rules.parts.states import points_for
from tests.play.tables import any_turn, at_rallies, every_edition, people, play_until
from tests.rules.e2006.elections import run
from tests.rules.e2006.positions import on_top, ready

PREVIEWS = import_module("macher.play.preview")  # the package has a function of that name


def lines_of(lines: list[PreviewLine], key: str) -> list[PreviewLine]:
    return [line for line in lines if line.key == key]


def one(lines: list[PreviewLine], key: str) -> PreviewLine:
    found = lines_of(lines, key)
    assert len(found) == 1, lines
    return found[0]


def meter_of(g: Any, land: int, seat: int | None = None) -> Meter:
    return next(meter for meter in meters(view(g, seat)) if meter.land == land)


# --- what is foretold is what comes ----------------------------------------------------------------------------------
@every_edition
def test_what_is_foretold_comes(edition: str) -> None:
    """Money, base, and in every land rallies, votes and trend, for steps that show nothing new."""
    table = people(edition, "foretold", seats=4)
    rng = Random(13)
    seen = set()
    while table.deciders():
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while not draft.done:
            action = rng.choice(draft.legal())
            lines = draft.preview(action)
            if not draft.reveals(action):
                seen |= compare(draft, action, lines)
            draft.act(action)
        draft.preview()
        table.commit(seat, draft.actions)
    assert seen >= {"money", "rallies", "match", "convert", "influencer", "winners"}


@every_edition
def test_an_effect_is_how_the_lands_stand_then(edition: str) -> None:
    """The lands of an effect are those that stand otherwise where the turn ends; its lines are those of the preview."""
    table = people(edition, "effects", seats=4)
    rng = Random(17)
    changed = 0
    while table.deciders():
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while True:
            action = rng.choice(draft.legal())
            effect = draft.effect(action)
            assert effect.lines == draft.preview(action)
            before = meters(draft.view())
            draft.act(action)
            if draft.done:
                break
        if not draft.sealed_by and not any(line.key == "if-agreed" for line in effect.lines):
            then = {meter.land: meter for meter in before} | {meter.land: meter for meter in effect.meters}
            assert then == {meter.land: meter for meter in meters(draft.view())}
            changed += len(effect.meters)
        table.commit(seat, draft.actions)
    assert changed > 20


def compare(draft: Draft, action: int, lines: list[PreviewLine]) -> set[str]:
    """Every number that a step would change, and no other, is in its preview.

    What the game does by itself at the end of a phase (the last conversions, income) is not foretold.
    """
    seat, before = draft.seat, draft.view().data
    draft.act(action)
    after = draft.view().data
    draft.undo()
    if after["phase"] != before["phase"] or before["step"] == "convert":
        return set()
    said = {(line.key, line.land): line.numbers.get("now") for line in lines}
    if after["money"][seat] != before["money"][seat]:
        assert said["money", None] == after["money"][seat]
    elif ("money", None) in said:
        assert action >= CONTRIBUTE  # the money of a contribution comes when all have played
    if after["base"][seat] != before["base"][seat]:
        assert said["base", None] == after["base"][seat]
    for land in before["order"]:
        at = land * len(before["parties"]) + seat
        for key in ("rallies", "votes"):
            if before[key][at] != after[key][at]:
                assert said[key, land] == after[key][at]
            else:
                assert (key, land) not in said
    return {line.key for line in lines}


@every_edition
def test_a_conversion_is_foretold_to_the_vote(edition: str) -> None:
    """R19-13.4, R06-6.2.8-8: the formula of the edition with its limits, and the points of the state for the votes."""
    compared = 0
    for game in range(12):
        table = people(edition, f"convert {game}", seats=4)
        rng = Random(game)
        while table.deciders():
            seat = table.deciders()[0]
            if table.view(seat).data["step"] == "convert":
                for action in table.legal(seat)[1:]:
                    line = one(table.draft(seat).preview(action), "convert")
                    after = table.state.copy()
                    converted = apply(after, seat, action)[0][1]
                    assert isinstance(converted, RalliesConverted)
                    assert line.land is not None
                    assert (line.numbers["rallies"], line.numbers["match"]) == (converted.rallies, converted.match)
                    assert line.numbers["votes"] == converted.votes
                    card = table.config.tables.states[table.state.card[line.land]]
                    assert line.numbers["points"] == points_for(card.points, converted.votes)
                    compared += 1
            draft = any_turn(table, seat, rng)
            table.commit(seat, draft.actions)
    assert compared > 10


def test_rallies_with_the_formula() -> None:
    """R19-8.2, R19-13.4: what they cost, and what all rallies there would give."""
    table, seat = at_rallies()
    lines = table.draft(seat).preview(RALLIES + 2)
    money, bought = one(lines, "money"), one(lines, "rallies")
    assert money.numbers["was"] - money.numbers["now"] == table.config.tables.rally_price[2]
    assert bought.numbers["now"] == bought.numbers["was"] + 2
    convert = one(lines, "convert").numbers
    assert convert["rallies"] == bought.numbers["now"]
    assert convert["gain"] == max(1, convert["rallies"] + convert["trend"]) * max(1, convert["match"])


def test_a_whole_turn_is_summed_up() -> None:
    """R19-8.2: one rally in each of two states."""
    table, seat = at_rallies()
    lines = table.draft(seat, [RALLIES + 1, RALLIES, RALLIES + 1]).preview()
    money = one(lines, "money").numbers
    assert money["was"] - money["now"] == 2 * table.config.tables.rally_price[1]
    lands = [land for land in range(4) if table.state.rallies[land * 3 + seat] < 8]
    bought = lines_of(lines, "rallies")
    assert len(bought) == 2
    assert {line.land for line in bought} <= set(lands)
    assert all(line.numbers["now"] == line.numbers["was"] + 1 for line in bought)


@every_edition
def test_a_media_marker_and_who_would_influence(edition: str) -> None:
    """R19-0.8, R06-0-7: more markers there than every other."""
    table = play_until(people(edition), "media-buy")
    seat = table.deciders()[0]
    for action in table.legal(seat)[1:]:
        lines = table.draft(seat).preview(action)
        after = table.state.copy()
        apply(after, seat, action)
        land = action - MEDIA_AT
        line = one(lines, "influencer")
        assert line.land == land
        holder = influencer(after, land)
        assert line.seats == (() if holder < 0 else (holder,))
        assert one(lines, "money").numbers["now"] == after.money[seat]


@every_edition
@pytest.mark.parametrize("step", ["start-bid", "poll-bid"])
def test_what_a_bid_would_leave(edition: str, step: str) -> None:
    """R19-5.1, R19-12.5, R06-6.2.1-2, R06-6.2.7-4: who wins pays the bid."""
    table = play_until(people(edition), step)
    seat = table.deciders()[0]
    money = table.state.money[seat]
    for action in table.legal(seat):
        lines = table.draft(seat).preview(action)
        if action >= BID:
            assert one(lines, "money-if-won").numbers == {"price": action - BID, "now": money - (action - BID)}
        else:
            assert lines == []


def test_a_bid_above_the_money_foretells_nothing() -> None:
    """O19-09: with penalties for overbids one may bid what one has not."""
    table = play_until(people(overbid="penalty"), "start-bid")
    money = table.state.money[0]
    above = BID + money + 1
    assert above in table.legal(0)
    assert table.draft(0).preview(above) == []


def test_a_donation() -> None:
    """R19-15.3: money and party base, also for the last one, after which a new round begins."""
    table = play_until(people(), "donation")
    for _ in range(3):
        seat = table.deciders()[0]
        before = table.state
        for action in table.legal(seat):
            card, accepted = divmod(action - DONATE, 2)
            donation = table.config.tables.donations[table.config.options.donation_table][card]
            lines = table.draft(seat).preview(action)
            change = donation.accept if accepted else donation.reject
            if accepted:
                assert one(lines, "money").numbers["now"] == before.money[seat] + donation.amount
            else:
                assert lines_of(lines, "money") == []
            if change:
                assert one(lines, "base").numbers["now"] == max(0, before.base[seat] + change)
        table.go_on([(seat, [table.legal(seat)[0]], False)])
    assert table.state.round == 2


def test_a_contribution() -> None:
    """R06-6.4.2-2 to R06-6.4.2-4: the dice decide between two numbers; those that fall are between them."""
    within = 0
    for game in range(10):
        table = play_until(people("2006", f"gift {game}"), "contribution", luck=game)
        if not table.deciders():
            continue
        promised = {}
        while table.deciders() and table.view(None).data["step"] == "contribution":
            seat = table.deciders()[0]
            action = Random(game + seat).choice([code for code in table.legal(seat) if code >= CONTRIBUTE])
            lines = table.draft(seat).preview(action)
            promised[seat] = lines
            if (action - CONTRIBUTE) % 2:
                amount = table.config.tables.contributions[(action - CONTRIBUTE) // 2].amount
                assert one(lines, "money").numbers["now"] == table.state.money[seat] + amount
            table.go_on([(seat, [action], False)])
        for seat, lines in promised.items():
            for line in lines_of(lines, "base-between"):
                assert line.numbers["least"] <= table.state.base[seat] <= line.numbers["most"]
                within += 1
    assert within > 10


def test_a_poll_that_is_kept_back() -> None:
    """R06-6.2.7-9: as many members as the dice show, and no number that they have not shown yet."""
    table = play_until(people("2006"), "poll-use")
    seat = table.deciders()[0]
    lines = table.draft(seat).preview(SUPPRESS)
    assert lines_of(lines, "base") == []
    between = one(lines, "base-between").numbers
    assert table.state.base[seat] <= between["least"] <= between["most"]


def test_a_poll_that_is_published() -> None:
    """R06-6.2.7-7: a result that is chosen is foretold before the card is published, and with the next one again."""
    g = ready()
    on_top(g, spd=2, cdu=-1)
    g.config = replace(g.config, tables=g.tables)
    run(g, DEAL_POLLS)
    for seat in range(4):
        apply(g, seat, BID + 1 if seat == 0 else PASS)
    draft = Draft(g, 0)
    assert one(draft.preview(USE_RESULT + 0), "trend").numbers == {"was": 0, "now": 2}
    draft.act(USE_RESULT + 1)
    assert one(draft.preview(USE_RESULT + 0), "trend").numbers == {"was": 0, "now": 2}
    draft.undo()
    draft.act(USE_RESULT + 0)
    assert one(draft.preview(), "trend").numbers == {"was": 0, "now": 2}


def test_politicians_are_paid_for_later() -> None:
    """R19-10.2; R06-6.2.3-2, R06-6.2.3-3."""
    table = play_until(people(), "send-politician")
    seat = table.deciders()[0]
    politician = next(action for action in table.legal(seat) if action >= SEND)
    price = table.config.tables.politicians[politician - SEND].cost
    assert one(table.draft(seat).preview(politician), "price-later").numbers == {"price": price}
    table = play_until(people("2006"), "cabinet-place")
    seat = table.deciders()[0]
    draft = table.draft(seat)
    prices = []
    for _ in range(2):
        card = next(action for action in draft.legal() if action >= SEND)
        prices.append(table.config.tables.cabinet[card - SEND].cost)
        numbers = one(draft.preview(card), "money-when-paid").numbers
        assert numbers == {"price": sum(prices), "now": table.state.money[seat] - sum(prices)}
        draft.act(card)


# --- meters ----------------------------------------------------------------------------------------------------------
@every_edition
def test_meters_show_what_converting_gives(edition: str) -> None:
    """R19-13.4, R06-6.2.8-8: for every land and seat, and the same for everybody who looks."""
    table = people(edition, "meters", seats=4)
    rng = Random(21)
    compared = 0
    while table.deciders():
        shown = table.meters()
        assert [meter.land for meter in shown] == table.state.order
        for seat in range(4):
            assert table.meters(seat) == shown
        for meter in shown:
            compared += compare_meter(table, meter)
        draft = any_turn(table, rng.choice(table.deciders()), rng)
        table.commit(draft.seat, draft.actions)
    assert compared > 1000


def compare_meter(table: Table, meter: Meter) -> int:
    g = table.state
    for seat, party in enumerate(meter.seats):
        after = g.copy()
        at = meter.land * 4 + seat
        assert (party.votes, party.rallies) == (g.votes[at], g.rallies[at])
        if party.rallies:
            COUNTINGS[g.config.edition].conversion.convert(after, seat, meter.land, party.rallies)
        assert party.votes + party.gain == after.votes[at]
    holder = influencer(g, meter.land)
    assert meter.influencer == (None if holder < 0 else holder)
    return len(meter.seats)


def empty(edition: str) -> Any:
    """A position before the start bids with nothing but votes of our own making to come."""
    g = play_until(people(edition), "start-bid").state.copy()
    g.votes = [0] * len(g.votes)
    g.rallies = [0] * len(g.rallies)
    return g


def test_who_would_win_in_2019() -> None:
    """R19-14.2 to R19-14.7: a majority alone, the most of several, the strongest with a partner, or alone."""
    g = empty("2019")
    land = g.order[0]
    g.start = 0

    def winners(*votes: int) -> tuple[int, ...]:
        g.votes[land * 3 : land * 3 + 3] = list(votes)
        return meter_of(g, land).winners

    assert winners(0, 0, 0) == ()
    assert winners(10, 50, 20) == (1,)
    assert winners(50, 60, 0) == (1,)
    assert winners(55, 55, 20) == (0, 1)
    assert winners(10, 20, 5) == (1,)
    assert winners(30, 25, 5) == (0, 1)


def test_who_would_win_in_2006() -> None:
    """R06-6.3.2-2: the most votes, a coalition together, and of equals who came later."""
    g = empty("2006")
    land, later = g.order[0], g.order[1]

    def winners(*votes: int, at: int = land) -> tuple[int, ...]:
        g.votes[at * 3 : at * 3 + 3] = list(votes)
        return meter_of(g, at).winners

    assert winners(0, 0, 0) == ()
    assert winners(10, 20, 5) == (1,)
    g.arrival[land * 3 : land * 3 + 3] = [1, 2, 3]
    assert winners(20, 20, 5) == (1,)
    g.partner = [2, -1, 0]
    assert winners(12, 20, 10) == (0, 2)
    assert winners(12, 20, 10, at=later) == (1,)


def test_opinions_that_lie_face_down_do_not_count() -> None:
    """R19-0.9: the match is that of the open opinions."""
    g = empty("2019")
    land = g.order[-1]
    hidden = [slot for slot in range(4) if not g.face_up[land * 4 + slot]]
    assert hidden
    before = meter_of(g, land)
    for slot in hidden:
        g.opinions[land * 4 + slot] = 2 * (g.opinions[land * 4 + slot] >> 1) + 1 - (g.opinions[land * 4 + slot] & 1)
    assert meter_of(g, land) == before


def test_a_spectator_has_nothing_to_choose() -> None:
    assert preview(people().view(None), 1) == []


# --- nothing is counted that did not change --------------------------------------------------------------------------
@every_edition
def test_lands_that_are_alike_are_left_out_and_nothing_else(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting every land gives the same lines as counting those in which something has changed."""
    table = people(edition, "alike", seats=4)
    rng = Random(5)
    saved = 0
    while table.deciders():
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while not draft.done:
            draft.act(rng.choice(draft.legal()))
        lines = draft.preview()
        with monkeypatch.context() as counting_all:
            counting_all.setattr(PREVIEWS, "alike", lambda *_: False)
            assert draft.preview() == lines
        saved += not lines
        table.enter(draft)
    assert saved


def test_a_step_that_touches_one_land_counts_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = at_rallies()
    counted: list[int] = []
    changes_in = Forecast._changes_in

    def counting(self: Forecast, was: Any, now: Any, seat: int, land: int, converting: bool) -> list[PreviewLine]:
        counted.append(land)
        return changes_in(self, was, now, seat, land, converting)

    monkeypatch.setattr(Forecast, "_changes_in", counting)
    assert table.draft(seat, [RALLIES + 1]).preview()
    assert len(table.state.order) > 1
    assert len(counted) == 1
