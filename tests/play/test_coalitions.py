"""Who could govern with whom: what the meters say is what the election and the offers of coalition then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from macher.play import Pair, meters
from macher.play.preview import Forecast
from macher.rules import legal, step_name, view
from macher.rules.e2006.actions import IMPOSE, PROPOSE
from macher.rules.e2006.codes import WINNER
from macher.rules.e2019.codes import ELECTION_IN
from macher.rules.events import CoalitionFormed, ElectionWon, Event, MajorityWon, NoCoalition, SeveralReached
from macher.rules.parts.game import EVERYONE
from macher.rules.parts.lands import program_cards
from tests.play.tables import any_turn, every_edition, people

SOME = 0.15  # of the positions of a game


def pairs_in(g: Any, land: int) -> dict[tuple[int, int], Pair]:
    meter = next(meter for meter in meters(view(g, None)) if meter.land == land)
    return {pair.seats: pair for pair in meter.pairs}


def happens(g: Any, *frames: tuple[int, int]) -> list[Event]:
    """Make these steps happen now, and nothing after them; what everybody saw."""
    g.agenda, g.waiting, g.sealed_for = [], False, 0
    for step, argument in reversed(frames):
        g.push(step, argument)
    g.telling, g.log = True, []
    g.proceed()
    return [event for visible, event in g.log if visible == EVERYONE]


def positions(edition: str, games: int) -> Any:
    """Positions of whole games, with chance."""
    for game in range(games):
        table = people(edition, f"pairs {game}", seats=3 + game % 3)
        rng = Random(game)
        while table.deciders():
            if rng.random() < SOME:
                yield stirred(table.state, rng) if edition == "2019" else table.state, rng
            seat = rng.choice(table.deciders())
            table.commit(seat, any_turn(table, seat, rng).actions)


def stirred(g: Any, rng: Random) -> Any:
    """The same position with any votes: whoever plays by chance seldom has enough for a coalition."""
    other = g.copy()
    other.votes = [rng.randrange(45) for _ in g.votes]
    return other


@every_edition
def test_votes_and_what_two_parties_share(edition: str) -> None:
    """R19-0.10, R06-6.2.4-3; the same for every viewer."""
    compared = 0
    for g, rng in positions(edition, 4):
        viewer = rng.randrange(g.seats)
        for meter, same in zip(meters(view(g, None)), meters(view(g, viewer)), strict=True):
            assert meter.pairs == same.pairs
            for pair in meter.pairs:
                one, other = pair.seats
                assert one < other
                assert pair.votes == sum(meter.seats[seat].votes + meter.seats[seat].gain for seat in (one, other))
                assert pair.agreement == len(set(program_cards(g, one)) & set(program_cards(g, other)))
                compared += 1
    assert compared > 20


def test_the_election_of_2019_makes_the_first_pair() -> None:
    """R19-14.2 to R19-14.7: who is said to govern together does, and nobody else."""
    seen: Counter[str] = Counter()
    for g, rng in positions("2019", 6):
        land = rng.choice(g.order)
        pairs = pairs_in(g, land)
        then = Forecast(view(g, None))._all_converted(g, land)
        if not any(then.votes[land * g.seats : (land + 1) * g.seats]):
            continue
        sure = [pair for pair in pairs.values() if pair.way == "sure"]
        waiting = [pair for pair in pairs.values() if pair.way == "open"]
        assert all(pair.enough and pair.agreement <= sure[0].agreement for pair in waiting)
        event = next(e for e in happens(then, (ELECTION_IN, land)) if isinstance(e, OUTCOMES))
        seen[type(event).__name__] += 1
        if isinstance(event, CoalitionFormed):
            assert [pair.seats for pair in sure] == [(min(event.seat, event.partner), max(event.seat, event.partner))]
            assert sure[0].enough
        else:
            assert sure == waiting == []
    assert seen["CoalitionFormed"] > 50
    assert seen["NoCoalition"] > 5


OUTCOMES = (CoalitionFormed, NoCoalition, MajorityWon, SeveralReached)


def turns_of_coalitions() -> Iterator[tuple[Any, int]]:
    """Whoever may seek a coalition in forty games by chance: the position and the seat."""
    for game in range(40):
        table = people("2006", f"offers {game}", seats=3 + game % 3)
        rng = Random(game)
        while table.deciders():
            if step_name(table.state) == "coalition-turn":
                yield table.state, table.deciders()[0]
            seat = rng.choice(table.deciders())
            table.commit(seat, any_turn(table, seat, rng).actions)


def test_offers_and_force_of_2006_are_those_of_the_pairs() -> None:
    """R06-6.2.4-2, R06-6.2.4-3: an offer with two equal cards, force with three, if both have a tile and are free."""
    offered = 0
    for g, seat in turns_of_coalitions():
        pairs = pairs_in(g, g.order[0])
        asked = g.agenda[-1] >> 8 + 5
        for other in range(g.seats):
            if other == seat:
                continue
            pair = pairs.get((min(seat, other), max(seat, other)))
            assert (IMPOSE + other in legal(g, seat)) == (pair is not None and pair.way == "sure")
            if not asked >> other & 1:
                assert (PROPOSE + other in legal(g, seat)) == (pair is not None and pair.way != "made")
            offered += pair is not None
    assert offered > 10


def test_an_offer_shows_what_would_come_of_it_if_it_is_accepted() -> None:
    """R06-6.2.4-4: the coalition as if it were there; whether it governs is what the pair says."""
    seen: Counter[bool] = Counter()
    for g, seat in turns_of_coalitions():
        land = g.order[0]
        pairs = pairs_in(g, land)
        for action in legal(g, seat):
            if not PROPOSE <= action < PROPOSE + g.seats:
                continue
            both = (min(seat, action - PROPOSE), max(seat, action - PROPOSE))
            effect = Forecast(view(g, seat)).effect(action)
            assert effect.lines[0].key == "if-agreed"
            (meter,) = (one for one in effect.meters if one.land == land)
            assert next(pair for pair in meter.pairs if pair.seats == both).way == "made"
            assert (meter.winners == both) == pairs[both].enough
            seen[pairs[both].enough] += 1
    assert min(seen[True], seen[False]) > 2


def test_the_winner_of_2006_is_the_pair_that_has_enough() -> None:
    """R06-6.3.2-2: a coalition that is said to win does, with its tiles and without anybody else's change."""
    seen: Counter[bool] = Counter()
    for g, _ in positions("2006", 12):
        land = g.order[0]
        for seats, pair in pairs_in(g, land).items():
            then: Any = Forecast(view(g, None))._all_converted(g, land)
            then.partner[seats[0]], then.partner[seats[1]] = seats[1], seats[0]
            won = [event for event in happens(then, (WINNER, 0)) if isinstance(event, ElectionWon)]
            assert pair.enough == (bool(won) and set(won[0].seats) == set(seats))
            seen[pair.enough] += 1
    assert min(seen[True], seen[False]) > 5


def test_after_the_phase_of_coalitions_only_partners_are_left() -> None:
    """R06-6.2.4-5: whoever found nobody takes the tile back, and in the last state there are no coalitions."""
    made = 0
    for g, _ in positions("2006", 20):
        for land in g.order:
            ways = {seats: pair.way for seats, pair in pairs_in(g, land).items()}
            if g.election[land] == g.config.variant:
                assert ways == {}
            elif land == g.order[0] and g.election[land] == g.round and g.phase > 4:
                partners = {(seat, g.partner[seat]) for seat in range(g.seats) if g.partner[seat] > seat}
                assert ways == dict.fromkeys(partners, "made")
                made += len(partners)
    assert made > 0
