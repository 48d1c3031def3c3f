"""The store: an append-only log of every game in SQLite or PostgreSQL. `open_store` is the way in.

    store = open_store("sqlite:///games.db")
    store.create_game(GameRow(...), [SeatRow(...), ...])
    store.append(game_id, 0, TurnRow(version=1, seat=0, actions=(4,), key="…", at=time.time()))
    loaded = store.load(game_id)  # newest snapshot, and only the turns after it

What was appended is on disk. The log is the truth; snapshots are a cache. `changes(store)` tells what others append.
"""

from macher.server.store.errors import (
    AccountTaken,
    BadValue,
    Conflict,
    HandSeen,
    NamesChanged,
    NoSuchGame,
    OrderGone,
    Repeated,
    SeatTaken,
    StoreBusy,
    StoreDown,
    StoreError,
    WrongStatus,
)
from macher.server.store.games import same_people
from macher.server.store.listen import changes
from macher.server.store.rows import (
    Change,
    ChatRow,
    ClockChange,
    DeviceRow,
    GameRow,
    Happening,
    Loaded,
    NoticeRow,
    OrderRow,
    OrderUse,
    Pulse,
    ReviewRow,
    SeatRow,
    SessionRow,
    Snapshot,
    Status,
    TurnRow,
    UserRow,
)
from macher.server.store.store import Store, open_store
from macher.server.store.tokens import hash_of, hash_of_code, new_id, new_token

__all__ = [
    "AccountTaken", "BadValue", "Change", "ChatRow", "ClockChange", "Conflict", "DeviceRow", "GameRow", "HandSeen",
    "Happening", "Loaded", "NamesChanged", "NoSuchGame", "NoticeRow", "OrderGone", "OrderRow", "OrderUse", "Pulse",
    "Repeated", "ReviewRow", "SeatRow", "SeatTaken", "SessionRow", "Snapshot", "Status", "Store", "StoreBusy",
    "StoreDown", "StoreError", "TurnRow", "UserRow", "WrongStatus", "changes", "hash_of", "hash_of_code", "new_id",
    "new_token", "open_store", "same_people",
]  # fmt: skip
