"""Games and seats in the store."""

from __future__ import annotations

import threading
import time

import msgspec
import pytest

from macher.rules.shuffle import Shuffle
from macher.server.store import (
    ClockChange,
    Happening,
    NoSuchGame,
    SeatTaken,
    Store,
    StoreError,
    WrongStatus,
    hash_of,
    new_token,
    open_store,
)
from tests.server.store.rows import game_row, new_game, new_user, seat_rows, turn


def test_a_game_is_kept_as_it_was_given(store: Store) -> None:
    host = new_user(store)
    game = game_row(
        options={"overbid": "penalty"},
        words=("tea", "", "Öl"),
        public=True,
        name="Friday",
        clock={"bank": 600, "increment": 15.5},
        settings={"notices": [1, {"a": None}]},
        rematch_of="before",
        host=host,
        result=(3, -1, 2),
    )
    store.create_game(game, seat_rows(game))
    assert store.game(game.id) == game
    assert store.seats(game.id) == seat_rows(game)


def test_a_game_is_there_after_the_store_was_opened_again(store: Store, database_url: str) -> None:
    game = new_game(store)
    store.close()
    again = open_store(database_url)
    assert again.game(game).status == "playing"
    again.close()


def test_the_tables_of_practice_before_the_last_few_are_deleted(store: Store) -> None:
    """Of one person, and with all that belongs to them."""
    anna, ben = new_user(store), new_user(store)

    def table(user: str, updated: float, **settings: object) -> str:
        game = game_row(settings=settings, host=user)
        store.create_game(game, [msgspec.structs.replace(row, holder=user) for row in seat_rows(game)])
        store.append(game.id, 0, msgspec.structs.replace(turn(1), at=updated), snapshot="a position")
        return game.id

    first, second = table(anna, 1.0, practice="one"), table(anna, 2.0, practice="two")
    others = [table(anna, 0.5), table(ben, 0.5, practice="one")]
    last = table(anna, 3.0, practice="one")
    assert store.forget_practice(anna, 5) == []
    assert store.forget_practice(anna, 1) == [second, first]
    for game in (last, *others):
        assert [row.version for row in store.turns(game)] == [1]
    for game in (first, second):
        assert store.turns(game) == []
        with pytest.raises(NoSuchGame):
            store.game(game)
    assert {game.id for game in store.games_of(anna)} == {last, others[0]}


def test_there_is_no_such_game(store: Store) -> None:
    with pytest.raises(NoSuchGame, match="there is no game 'nobody'"):
        store.game("nobody")
    with pytest.raises(NoSuchGame):
        store.change_game("nobody", status="closed")
    with pytest.raises(NoSuchGame):
        store.append("nobody", 0, turn(1))


def test_the_seed_is_joined_from_all_words() -> None:
    game = game_row(server_seed="part", words=("tea", "", "oil"))
    assert game.seed == Shuffle("part", ("tea", "", "oil")).seed
    assert game_row(server_seed="tonight", words=None).seed == "tonight"


def test_nothing_secret_is_printed(store: Store) -> None:
    """What a careless log line would show."""
    game = game_row(server_seed="geheim", words=("geheim",), link="geheim")
    shown = repr((game, msgspec.structs.replace(seat_rows(game)[0], token="geheim"), turn(1, key="geheim")))
    assert "geheim" not in shown
    assert "4" not in repr(turn(1, actions=(4, 4, 4)))


def test_the_lobby_shows_public_games_that_are_not_over(store: Store) -> None:
    shown = [
        new_game(store, public=True, status=status, updated=updated)
        for status, updated in (("gathering", 30.0), ("playing", 20.0))
    ]
    for status in ("finished", "closed"):
        new_game(store, public=True, status=status)
    new_game(store, public=False)
    assert [game.id for game in store.lobby()] == shown
    assert [game.id for game in store.lobby(limit=1)] == shown[:1]


def test_the_games_of_a_user_are_those_with_a_seat_and_those_set_up(store: Store) -> None:
    anna, ben = new_user(store), new_user(store, "Ben")
    seated, hosted = new_game(store, updated=1.0), new_game(store, host=anna, updated=2.0)
    new_game(store, host=ben)
    seat = store.seats(seated)[1]
    store.set_seat(msgspec.structs.replace(seat, kind="person", holder=anna), seat)
    assert [game.id for game in store.games_of(anna)] == [hosted, seated]


def test_seats_of_several_games(store: Store) -> None:
    games = [new_game(store) for _ in range(3)]
    found = store.seats_of(games[:2])
    assert {game: [seat.party for seat in seats] for game, seats in found.items()} == {
        game: ["spd", "cdu", "fdp"] for game in games[:2]
    }
    assert store.seats_of([]) == {}


def test_games_are_counted_by_status(store: Store) -> None:
    for status in ("playing", "playing", "closed"):
        new_game(store, status=status)
    assert store.count_games() == {"playing": 2, "closed": 1}


def test_games_of_people_and_bots_are_found(store: Store) -> None:
    people, mixed, bots = (new_game(store) for _ in range(3))
    over = new_game(store, status="finished")
    for game, kinds in ((people, "hho"), (mixed, "hbb"), (bots, "bbb"), (over, "hbb")):
        for seat, kind in zip(store.seats(game), kinds, strict=True):
            store.set_seat(msgspec.structs.replace(seat, kind={"h": "hot", "b": "bot", "o": "open"}[kind]), seat)
    assert store.with_bots() == [mixed]


# --- changing --------------------------------------------------------------------------------------------------------
def test_a_game_is_changed(store: Store) -> None:
    game = new_game(store, status="gathering", updated=1.0)
    joined = Happening(version=0, kind="started", at=5.0, fields={"by": "Anna"})
    changed = store.change_game(game, was=["gathering"], status="playing", words=("a", "b", ""), happenings=[joined])
    assert changed == store.game(game)
    assert (changed.status, changed.words) == ("playing", ("a", "b", ""))
    assert changed.updated > time.time() - 3600
    assert store.happenings(game) == [msgspec.structs.replace(joined, n=1)]


def test_a_game_is_started_once(store: Store) -> None:
    """Of many who start it at once, one succeeds; the others are told how it stands."""
    game = new_game(store, status="gathering")
    outcomes: list[str] = []

    def start(name: str) -> None:
        try:
            store.change_game(game, was=("gathering",), status="playing", name=name)
            outcomes.append(name)
        except WrongStatus as wrong:
            outcomes.append(wrong.current)

    threads = [threading.Thread(target=start, args=(f"by {at}",)) for at in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes)[:1] == [store.game(game).name]
    assert outcomes.count("playing") == 5


def test_an_open_seat_is_taken_once(store: Store) -> None:
    anna, ben = new_user(store), new_user(store, "Ben")
    game = new_game(store)
    empty = store.seats(game)[2]
    annas = msgspec.structs.replace(empty, kind="person", name="Anna", holder=anna)
    store.set_seat(annas, empty, [Happening(version=0, kind="joined", seat=2, at=1.0)])
    with pytest.raises(SeatTaken, match="seat 3 was taken") as taken:
        store.set_seat(msgspec.structs.replace(empty, kind="person", name="Ben", holder=ben), empty)
    assert taken.value.current == annas == store.seats(game)[2]
    assert [happening.kind for happening in store.happenings(game)] == ["joined"]


def test_the_clock_does_not_matter_for_who_takes_a_seat(store: Store) -> None:
    """It goes on as it stands in the store, unless the one who sits down sets it."""
    game = new_game(store)
    seen = store.seats(game)[0]
    store.append(game, 0, turn(1), clocks=[ClockChange(0, 80.0, 5.0)])
    store.set_seat(msgspec.structs.replace(seen, kind="bot", bot="club"), seen)
    now = store.seats(game)[0]
    assert (now.bot, now.bank, now.running_since) == ("club", 80.0, 5.0)
    store.set_seat(msgspec.structs.replace(now, kind="open", bot=None, running_since=None), now)
    assert (store.seats(game)[0].bank, store.seats(game)[0].running_since) == (80.0, None)


def test_several_seats_change_all_or_none(store: Store) -> None:
    game = new_game(store)
    before = store.seats(game)
    bots = [msgspec.structs.replace(seat, kind="bot", bot="random") for seat in before]
    store.set_seat(bots[2], before[2])
    with pytest.raises(SeatTaken):
        store.set_seats(list(zip(bots, before, strict=True)))
    assert [seat.kind for seat in store.seats(game)] == ["open", "open", "bot"]
    store.set_seats([(bots[0], before[0]), (bots[1], before[1])])
    assert store.seats(game) == bots


def test_seats_of_two_games_are_not_changed_together(store: Store) -> None:
    one, two = (store.seats(new_game(store))[0] for _ in range(2))
    with pytest.raises(StoreError, match="one game"):
        store.set_seats([(one, one), (two, two)])


def test_a_seat_that_is_not_there(store: Store) -> None:
    seat = msgspec.structs.replace(store.seats(new_game(store))[0], seat=3)
    with pytest.raises(StoreError, match="no seat 4 at a table of 3"):
        store.set_seat(seat, seat)


def test_a_seat_is_found_by_its_token(store: Store) -> None:
    game = new_game(store)
    seat, token = store.seats(game)[1], new_token()
    store.set_seat(msgspec.structs.replace(seat, token=hash_of(token)), seat)
    found = store.seat_of_token(token)
    assert found is not None
    assert (found.game, found.seat) == (game, 1)
    assert token not in str(msgspec.to_builtins(found))
    assert store.seat_of_token(new_token()) is None
    assert store.seat_of_token(hash_of(token)) is None  # who has read the database cannot sit down with it


def test_happenings_are_numbered_through(store: Store) -> None:
    game = new_game(store)
    for version, kind in enumerate(("joined", "left", "replaced")):
        store.change_game(game, happenings=[Happening(version=version, kind=kind, at=1.0)])
    assert [(happening.n, happening.kind) for happening in store.happenings(game, since=1)] == [
        (2, "left"),
        (3, "replaced"),
    ]
