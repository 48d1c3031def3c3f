"""Game records: one text file that anyone can read, and that plays the whole game again.

    Macher record 1
    Edition: 2019
    Variant: 4
    Parties: spd cdu fdp
    Seats: Anna, random, random
    Options: overbid=penalty
    Data: 7020b431aa29a849
    Rules: 2
    Engine: 0.1.0
    Seed: tonight
    Commitment: 5f0c…
    Result: 96 81 77

    # round 1, phase 1
    spd: bid4
    cdu: bid2

A line is what one party did without another acting in between. `#` begins a comment. The log is the truth: the seed and
the actions give back every card that was ever drawn. Where the players had a word in the shuffle, `Seed part` and
`Words` say what the seed was joined from, and the commitment is that of the part. A game that goes on from a moment of
another says so (`Branch: 213 cdu 7d1c…`): after 213 actions all that the cdu did not know was drawn anew from that
seed, and the commitment is of it (see `macher.rules.branch`). If the other did so too, its branches stand before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from macher.rules.branch import Branch, drawn_anew
from macher.rules.doors import Seen, apply, deciders, scores, setup_told, step_name
from macher.rules.editions import edition
from macher.rules.parts.campaign import Campaign as State
from macher.rules.parts.config import PARTIES, Config, ConfigError
from macher.rules.parts.edition import Edition
from macher.rules.parts.refusal import Refused
from macher.rules.parts.told import Told
from macher.rules.parts.words import NotationError
from macher.rules.saves import check_versions
from macher.rules.shuffle import Shuffle, commitment, spoken
from macher.rules.versions import RECORD_FORMAT, VersionError

TITLE = "Macher record"
WRAP = 110


class RecordError(Told):
    """A record that cannot be read or does not hold: the line is named."""

    def __init__(self, line: int, reason: str, code: str = "damaged", /, **values: str | int) -> None:
        if code == "damaged":
            values["reason"] = reason
        super().__init__(f"line {line}: {reason}", f"record-{code}", line=line, **values)
        self.line = line


@dataclass
class Record:
    """A game as its setup and its actions. `moves` are (seat, action, line in the file)."""

    config: Config
    seed: str
    engine: str
    seats: list[str]
    moves: list[tuple[int, int, int]] = field(default_factory=list)
    result: list[int] | None = None
    shuffle: Shuffle | None = None
    branches: tuple[Branch, ...] = ()

    def __post_init__(self) -> None:
        for seed in (self.seed, self.seed if self.shuffle is None else self.shuffle.part):
            if not seed or seed != " ".join(seed.split()):
                raise Told(f"a seed is one line of words without double spaces, not {seed!r}", "seed", seed=seed)
        if self.shuffle is not None and self.shuffle.seed != self.seed:
            raise Told("the seed is not what its part and the words give", "seed-parts")

    def word_of(self, action: int) -> str:
        """The word of an action in this edition."""
        return edition(self.config.edition).reading.word_of(action)

    def add(self, seat: int, action: int) -> None:
        """One more action."""
        self.moves.append((seat, action, 0))


# --- writing ---------------------------------------------------------------------------------------------------------
def write_record(record: Record) -> str:
    """The text of a record."""
    lines = MoveLines()
    replay = Replay(record)
    for seat, action, _ in record.moves:
        lines.add(replay.state, seat, action)
        replay.step()
    return record_text(record, lines.text())


def record_text(record: Record, moves: str) -> str:
    """The header of a record, and its moves as they were written down."""
    config, shuffle = record.config, record.shuffle
    options = " ".join(f"{key}={value}" for key, value in sorted(config.changed_options().items()))
    head = [
        f"{TITLE} {RECORD_FORMAT}",
        f"Edition: {config.edition}",
        f"Variant: {config.variant}",
        f"Parties: {' '.join(config.parties)}",
        f"Seats: {', '.join(one_line(name) for name in record.seats)}",
        f"Options: {options}",
        f"Data: {config.tables.digest}",
        f"Rules: {config.rules}",
        f"Engine: {record.engine}",
        f"Seed: {record.seed}",
    ]
    if record.branches:
        told = [f"{one.after} {config.parties[one.seat]} {one.seed}" for one in record.branches]
        head.append(f"Branch: {', '.join(told)}")
        head.append(f"Commitment: {commitment(record.branches[-1].seed)}")
    elif shuffle is None:
        head.append(f"Commitment: {commitment(record.seed)}")
    else:
        head += [f"Seed part: {shuffle.part}", f"Words: {', '.join(shuffle.words)}"]
        head.append(f"Commitment: {shuffle.commitment}")
    if record.result is not None:
        head.append(f"Result: {' '.join(map(str, record.result))}")
    return "\n".join(head) + "\n" + moves


def one_line(name: str) -> str:
    """A name that cannot break the header."""
    return spoken(name) or "-"


class MoveLines:
    """The moves of a record, written down one by one: a line a turn, and a comment where a phase begins."""

    def __init__(self) -> None:
        self.written = ""  # whole lines
        self.line = ""  # the one that may still go on
        self.by = -1  # its seat
        self.here = (-1, -1)  # round and phase of the last heading

    def copy(self) -> MoveLines:
        """The same lines, to be gone on with apart."""
        new = MoveLines()
        new.written, new.line, new.by, new.here = self.written, self.line, self.by, self.here
        return new

    def add(self, before: State, seat: int, action: int) -> None:
        """One more action, in the position in which it was taken."""
        if (before.round, before.phase) != self.here:
            self.here = (before.round, before.phase)
            self.end_line()
            heading = f"# round {before.round}, phase {before.phase}" if before.round else "# setup"
            self.written += f"\n{heading}\n"
        word = edition(before.config.edition).reading.word_of(action)
        if seat != self.by or len(self.line) + len(word) > WRAP:
            self.end_line()
            self.line = f"{before.config.parties[seat]}:"
            self.by = seat
        self.line += f" {word}"

    def remark(self, words: str) -> None:
        """A comment for those who read the record."""
        self.end_line()
        self.written += f"# {spoken(words)}\n"

    def end_line(self) -> None:
        """What comes now stands on a line of its own."""
        if self.line:
            self.written += f"{self.line}\n"
        self.line = ""
        self.by = -1

    def text(self) -> str:
        """All of them."""
        return self.written + (f"{self.line}\n" if self.line else "")


# --- reading ---------------------------------------------------------------------------------------------------------
def read_record(text: str, load_tables: Callable[[str], Any], most: int | None = None) -> Record:
    """Read a record; `load_tables` gives the data of an edition. Unknown rules and other data are refused.

    With `most`, a record of more moves is refused at the move that is too many; nothing is played before.
    """
    lines = text.splitlines()
    head, first_move = _read_head(lines)
    try:
        played = edition(head["Edition"][1])
    except ConfigError as error:
        raise RecordError(head["Edition"][0], str(error)) from error
    tables = load_tables(played.name)
    check_versions(_number(head, "Rules"), head["Data"][1], tables.digest)
    config = _read_config(head, played, tables)
    seats = [name.strip() for name in head["Seats"][1].split(",")]
    if len(seats) != len(config.parties):
        reason = f"{len(config.parties)} parties need as many seats, not {len(seats)}"
        raise RecordError(head["Seats"][0], reason, "seats", parties=len(config.parties), seats=len(seats))
    seed, shuffle, branches = head["Seed"][1], _read_shuffle(head, len(seats)), _read_branches(head, config)
    try:
        record = Record(config, seed=seed, engine=head["Engine"][1], seats=seats, shuffle=shuffle, branches=branches)
    except ValueError as error:
        raise RecordError(head["Seed"][0], str(error)) from error
    committed = commitment(seed) if shuffle is None else shuffle.commitment
    if branches:
        committed = commitment(branches[-1].seed)
    if "Commitment" in head and head["Commitment"][1] != committed:
        raise RecordError(head["Commitment"][0], "the seed does not fit the commitment", "commitment")
    if "Result" in head:
        record.result = [_integer(word, head["Result"][0]) for word in head["Result"][1].split()]
    for number in range(first_move, len(lines)):
        _read_moves(lines[number], number + 1, record)
        if most is not None and len(record.moves) > most:
            raise RecordError(
                number + 1, f"the record has more than {most} moves, which is the limit", "long", most=most
            )
    if branches and branches[-1].after > len(record.moves):
        raise RecordError(head["Branch"][0], "the game ends before its branch", "branch")
    return record


def _read_branches(head: dict[str, tuple[int, str]], config: Config) -> tuple[Branch, ...]:
    """Where the game left another one, if it did, and that one another."""
    if "Branch" not in head:
        return ()
    line, words = head["Branch"]
    branches = [_read_branch(line, told.split(), config) for told in words.split(",")]
    if branches != sorted(branches, key=lambda one: one.after):
        raise RecordError(line, "a branch comes before another that is earlier in the game", "branch")
    return tuple(branches)


def _read_branch(line: int, words: list[str], config: Config) -> Branch:
    if len(words) != 3 or words[1] not in config.parties or not words[0].isdecimal():
        raise RecordError(line, "a branch is a number of actions, a party and a seed", "branch")
    return Branch(_integer(words[0], line), config.parties.index(words[1]), words[2])


def _read_shuffle(head: dict[str, tuple[int, str]], seats: int) -> Shuffle | None:
    """What the seed was joined from, if the record tells."""
    if "Seed part" not in head:
        return None
    line, said = head.get("Words", (head["Seed part"][0], ""))
    words = tuple(word.strip() for word in said.split(","))
    if len(words) != seats:
        reason = f"{seats} seats have as many words, perhaps empty ones, not {len(words)}"
        raise RecordError(line, reason, "words", seats=seats, words=len(words))
    return Shuffle(head["Seed part"][1], words)


def _read_config(head: dict[str, tuple[int, str]], played: Edition, tables: Any) -> Config:
    """The configuration; what is wrong with it is named with its own line."""
    variant = _number(head, "Variant")
    parties = tuple(head["Parties"][1].split())
    options = dict(_pair(word, head["Options"][0]) for word in head["Options"][1].split())
    tries: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
        "Variant": (PARTIES, {}),
        "Parties": (parties, {}),
        "Options": (parties, options),
    }
    for key, (some_parties, some_options) in tries.items():
        try:
            config = played.configure(variant, some_parties, some_options, tables, _number(head, "Rules"))
        except ConfigError as error:
            raise RecordError(head[key][0], str(error)) from error
    return config


def _read_head(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """The header as {key: (line, value)}, and the index of the first line after it."""
    if not lines or not lines[0].startswith(TITLE):
        reason = f"this is not a game record; it should begin with “{TITLE}”"
        raise RecordError(1, reason, "not", title=TITLE)
    version = lines[0][len(TITLE) :].strip()
    if version != str(RECORD_FORMAT):
        words = f"the record has format {version or '?'}; this program reads format {RECORD_FORMAT}"
        raise VersionError(words, "version-format", format=version or "?", known=RECORD_FORMAT)
    head: dict[str, tuple[int, str]] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        line = lines[number]
        number += 1
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon or key in head:
            raise RecordError(number, "a header line is a key, a colon and a value, each key once", "header")
        head[key] = (number, value.strip())
    for key in ("Edition", "Variant", "Parties", "Seats", "Options", "Data", "Rules", "Engine", "Seed"):
        if key not in head:
            raise RecordError(number, f"the header has no {key!r}", "no-key", key=key)
    return head, number


def _number(head: dict[str, tuple[int, str]], key: str) -> int:
    return _integer(head[key][1], head[key][0])


def _integer(word: str, line: int) -> int:
    try:
        return int(word)
    except ValueError:
        raise RecordError(line, f"{word!r} is not a number", "number", word=word) from None


def _pair(word: str, line: int) -> tuple[str, str]:
    key, sign, value = word.partition("=")
    if not sign:
        raise RecordError(line, f"{word!r} is not of the form option=value", "pair", word=word)
    return key, value


def _read_moves(line: str, number: int, record: Record) -> None:
    line = line.partition("#")[0].strip()
    if not line:
        return
    party, colon, words = line.partition(":")
    if not colon or party not in record.config.parties:
        raise RecordError(number, f"{party.strip()!r} is not a party of this game", "party", party=party.strip())
    seat = record.config.parties.index(party)
    for word in words.split():
        try:
            record.moves.append((seat, edition(record.config.edition).reading.action_of(word), number))
        except NotationError as error:
            raise RecordError(number, str(error)) from error


# --- replaying -------------------------------------------------------------------------------------------------------
class Replay:
    """A record played again, action by action."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state, self.opening = setup_told(record.config, record.seed)
        self.at = 0
        self._draw_anew()

    def step(self) -> list[Seen] | None:
        """The next action and what happened; None at the end of the record."""
        if self.at == len(self.record.moves):
            return None
        move = seat, action, _ = self.record.moves[self.at]
        self.at += 1
        try:
            told = apply(self.state, seat, action)
        except Refused as error:
            raise refusal(self.record, move, self.state, error) from error
        self._draw_anew()
        return told

    def _draw_anew(self) -> None:
        """At the moment from which another game went on otherwise."""
        if self.record.branches:
            self.state = drawn_anew(self.state, self.record.branches, self.at)

    def run(self) -> State:
        """Play to the end of the record."""
        while self.step() is not None:
            pass
        return self.state


def refusal(record: Record, move: tuple[int, int, int], before: State, error: Refused) -> RecordError:
    """A move of a record that the rules refuse, in words."""
    seat, action, line = move
    party = record.config.parties[seat]
    word, step = record.word_of(action), step_name(before)
    reason = f"{party} may not {word} at {step}: {error}"
    return RecordError(line, reason, "refused", party=party, word=word, step=step, rule=error.rule)


def check(record: Record) -> State:
    """Verify every action and the result; the final state. A record of a running game has no result to verify."""
    state = Replay(record).run()
    check_result(record, state)
    return state


def check_result(record: Record, state: State) -> None:
    """Verify the result that a record claims against the position at its end."""
    last = record.moves[-1][2] if record.moves else 0
    if record.result is None:
        return
    if deciders(state):
        reason = f"the record has a result, but the game waits for {step_name(state)}"
        raise RecordError(last, reason, "waits", step=step_name(state))
    totals = [score.total for score in scores(state)]
    if totals != record.result:
        reason = f"the record says {record.result}, the game says {totals}"
        raise RecordError(last, reason, "result", record=str(record.result), game=str(totals))


__all__ = [
    "MoveLines",
    "Record",
    "RecordError",
    "Replay",
    "VersionError",
    "check",
    "check_result",
    "commitment",
    "read_record",
    "record_text",
    "refusal",
    "write_record",
]
