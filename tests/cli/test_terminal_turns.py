"""What a player may type in a turn: numbers, words, several at once, what is wrong with them, and taking back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher.cli.terminal.keyboard import CommandWords
from macher.cli.terminal.labels import Labels, letters_of
from macher.cli.terminal.menu import Numbering
from macher.cli.terminal.news import NewsLine, is_weighty
from macher.cli.terminal.screen import chosen
from macher.i18n import LANGUAGES, Renderer, Texts, signed
from macher.play import Table
from macher.rules import legal, step_name
from macher.rules.e2019.notation import ACTION_OF, word_of
from macher.rules.parts.codes import BID, MEDIA_AT, PASS, RALLIES, SKIP
from macher.rules.saves import state_hash
from tests.cli.test_terminal_script import ANSI, Terminal, new_table, play_one


def at_step(step: str, seat: int = 0, seed: str = "1", people: int = 1) -> Table:
    """A table played with first choices until the seat is asked at a step."""
    table = new_table(people, 3, seed)
    while (seats := table.deciders()) and not (step_name(table.state) == step and seat in seats):
        play_one(table, seats[0], legal(table.state, seats[0])[0])
    return table


def rallies(table: Table, seat: int = 0) -> list[int]:
    """The rallies of a seat in the lands, in order of their elections."""
    return [table.state.rallies[land * table.state.seats + seat] for land in table.state.order]


# --- numbers and words -----------------------------------------------------------------------------------------------
def test_a_number_is_a_choice(tmp_path: Path) -> None:
    table = at_step("program-source")
    choice = table.legal(0)[-1]
    terminal = Terminal(table, tmp_path / "g")
    terminal.play(str(len(table.legal(0))))
    assert table.turns[-1].actions[-1] == choice
    assert "1: Draw one card unseen" in terminal.asked[0]
    assert "[R19-6.2]" in terminal.asked[0]


def test_where_an_amount_is_asked_a_number_is_the_amount(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    before = rallies(table)
    Terminal(table, tmp_path / "g").play("2")
    assert rallies(table)[0] == before[0] + 2


@pytest.mark.parametrize("word", ["7", "bid7", "BID7"])
def test_a_bid_in_thousands(word: str, tmp_path: Path) -> None:
    table = at_step("start-bid")
    terminal = Terminal(table, tmp_path / "g")
    terminal.play(word)
    assert table.state.sealed[0] == (BID + 7,)
    assert f"0–{table.state.money[0]}: bid in thousands" in terminal.asked[0]
    assert "bid1:" not in terminal.asked[0]


def test_several_words_on_one_line(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    before = rallies(table)
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("rallies2 rallies0, 1 0")
    assert rallies(table) == [before[0] + 2, before[1], before[2] + 1, before[3]]
    assert "Your turn is over" in terminal.last


def test_the_first_refused_word_stops_the_line_and_the_rest_stays_done(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    before = rallies(table)
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("rallies2 media-a rallies3")
    assert rallies(table) == [before[0] + 2, *before[1:]]
    assert "media-a: That is not one of your choices now. (R19-8.1)" in terminal.last
    assert "The first word was done; not done: media-a rallies3" in terminal.last


def test_a_refusal_names_the_rule_and_the_limit(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("8 8")
    assert "8: You have only 6 rallies left in supply. (R19-8.3)" in terminal.last


def test_words_after_the_end_of_the_turn_are_not_taken_for_the_next_one(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("0 0 0 0 skip")
    assert table.turns[-1].actions == (RALLIES,) * 4
    assert "your turn is over" in terminal.last
    assert "not done: skip" in terminal.last


def test_pass_and_skip_have_letters(tmp_path: Path) -> None:
    table = at_step("program-source")
    Terminal(table, tmp_path / "g").play("s")
    assert table.turns[-1].actions[-1] == SKIP


def test_topics_may_be_typed_in_the_language_of_the_table(tmp_path: Path) -> None:
    table = new_table()
    labels = Labels("de", table.config, table.seats)
    for action in ACTION_OF.values():
        assert ACTION_OF[labels.standard_word(labels.word(action))] == action
        assert ACTION_OF[labels.standard_word(word_of(action))] == action
    assert labels.standard_word("−bil") == "-edu"
    assert labels.standard_word("UMW>+Soz") == "env>+wel"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_the_word_of_an_action(language: str) -> None:
    table = new_table()
    commands = CommandWords(Labels(language, table.config, table.seats)).all_words()
    assert not commands & (set(ACTION_OF) | {"p", "s"})
    assert not any(word.isdecimal() for word in commands)


# --- what is wrong ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("step", "typed", "said"),
    [
        ("start-bid", "99", "99,000"),
        ("start-bid", "1000", "1000 is too much: type 0 to"),
        ("start-bid", "99999999999999", "is too much"),
        ("rally-buy", "9", "9 is too much"),
        ("program-source", "7", "There is no choice 7: type 1 to 3. (R19-6.2)"),
        ("program-source", "0", "type 1 to 3"),
        ("program-source", "-1", "“-1” is neither"),
        ("program-source", "nonsense", "“nonsense” is neither a choice nor a command"),
        ("program-source", "[bold]x[/bold]", "“[bold]x[/bold]” is neither"),
        ("program-source", "", "Type the number or the word"),
        ("program-source", "takeback", "(R19-6.2)"),
        ("program-source", "²", "“²” is neither"),
        ("program-source", "x\x1b[2J", "“x” is neither"),
        ("media-buy", "media-x", "“media-x” is neither"),
        ("donation", "gift9-accept", "is neither"),
    ],
)
@pytest.mark.parametrize("plain", [True, False])
def test_bad_input_is_explained_and_asked_again(step: str, typed: str, said: str, plain: bool, tmp_path: Path) -> None:
    table = at_step(step)
    before = state_hash(table.state)
    terminal = Terminal(table, tmp_path / "g", plain=plain)
    assert terminal.play(typed) == 0
    assert said in " ".join(terminal.last.split())
    assert state_hash(table.state) == before


def test_enter_takes_the_only_choice(tmp_path: Path) -> None:
    table = at_step("media-buy")
    table.state.money[0] = 0
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("")
    assert "Enter takes the only choice and ends your turn." in terminal.asked[0]
    assert [word_of(turn.actions[-1]) for turn in table.turns if turn.seat == 0][-1] == "pass"
    assert "Your turn is over" not in terminal.text, "Enter was pressed already"


def test_the_only_choice_that_is_left_ends_a_turn_of_several_steps(tmp_path: Path) -> None:
    """Its question is the one at the end: Enter is asked for once, and the step before it can be taken back there."""

    table = at_step("rally-buy")
    table.state.money[0] = 1
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("1", "u", "1", "", "", "")
    assert "Enter takes the only choice." in terminal.asked[1]
    assert "Taken back" in terminal.asked[2]
    assert "Enter takes the only choice and ends your turn." in terminal.asked[5]
    assert "Your turn is over" not in terminal.text
    mine = [turn.actions for turn in table.turns if turn.seat == 0]
    assert (RALLIES + 1, RALLIES, RALLIES, RALLIES) in mine


def test_words_on_one_line_do_not_end_a_turn_unseen(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    table.state.money[0] = 1
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("1 0 0 0")
    assert "Your turn is over" in terminal.last


# --- taking back -----------------------------------------------------------------------------------------------------
def test_undo_step_by_step(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    before = state_hash(table.state)
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("2", "u", "1 1", "u", "u")
    assert state_hash(table.state) == before
    assert "Taken back: rallies1" in terminal.last
    again = Table.resume(terminal.path.read_text(encoding="utf-8"))
    assert state_hash(again.state) == before


def test_the_end_of_a_turn_can_be_taken_back_until_enter(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("0 0 0 0", "what", "u", "1", "")
    assert "Your turn is over. Enter ends it, u takes the last step back." in terminal.asked[1]
    assert "Enter goes on, u takes the last step back." in terminal.asked[2]
    assert "Taken back: rallies0" in terminal.asked[3]
    ends = [turn.actions for turn in table.turns if turn.seat == 0]
    assert ends[-1] == (RALLIES, RALLIES, RALLIES, RALLIES + 1)


def test_without_confirm_a_turn_ends_by_itself(tmp_path: Path) -> None:
    table = at_step("rally-buy")
    terminal = Terminal(table, tmp_path / "g", confirm=False)
    terminal.play("0 0 0 0")
    assert "Your turn is over" not in terminal.text
    assert table.turns[-1].seat != 0 or step_name(table.state) != "rally-buy"


def test_what_shows_something_new_waits_for_enter(tmp_path: Path) -> None:
    """It can be dropped before, and then nothing was drawn; with Enter there is no way back."""
    table = at_step("program-source")
    before = state_hash(table.state)
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("draw", "+edu", "u", "undo")
    assert "then take one from the display (final) (draw)" in " ".join(terminal.asked[0].split())
    assert "Take no card (skip)" in terminal.asked[0]
    asked = " ".join(terminal.asked[1].split())
    assert "Enter does it, and then it cannot be taken back; u drops it." in asked
    assert "Taken back: draw" in terminal.asked[3]
    assert "You have nothing to take back." in terminal.asked[4]
    assert state_hash(table.state) == before
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("draw", "", "u")
    assert "This cannot be taken back: a card was drawn." in terminal.asked[2]
    assert "The last step cannot be taken back: a card was drawn." in terminal.last
    assert word_of(table.turns[-1].actions[-1]) == "draw"


def test_what_waits_for_enter_is_not_done_by_leaving(tmp_path: Path) -> None:
    """Neither in the table nor on the disk."""
    table = at_step("program-source")
    before = state_hash(table.state)
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("draw", "q")
    assert state_hash(table.state) == before
    assert state_hash(Table.resume(terminal.path.read_text(encoding="utf-8")).state) == before


def test_words_behind_a_step_that_shows_something_wait_for_enter(tmp_path: Path) -> None:
    terminal = Terminal(at_step("program-source"), tmp_path / "g")
    terminal.play("draw 1 2")
    assert "“1”: first press Enter, or take the step back." in terminal.last
    assert "not done: 1 2" in terminal.last


def test_without_confirm_nothing_waits(tmp_path: Path) -> None:
    table = at_step("program-source")
    Terminal(table, tmp_path / "g", confirm=False).play("draw 1")
    assert [word_of(turn.actions[0]) for turn in table.turns if turn.seat == 0][-1] != "skip"
    assert any(word_of(action) == "draw" for turn in table.turns for action in turn.actions)


def test_a_pass_waits_for_enter_and_the_only_choice_does_not(tmp_path: Path) -> None:
    """Nobody takes a pass back when others have gone on; where there was nothing to choose nothing is asked."""

    def mine(table: Table) -> list[str]:
        return [word_of(turn.actions[-1]) for turn in table.turns if turn.seat == 0]

    table = at_step("media-buy")
    before = mine(table)
    Terminal(table, tmp_path / "g").play("p", "u", "q")
    assert mine(table) == before
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("p", "")
    assert "Your turn is over" in terminal.asked[1]
    assert mine(table)[: len(before) + 1] == [*before, "pass"]
    table = at_step("media-buy")
    table.state.money[0] = 0  # nothing can be bought, and nobody else may know it: the question is put
    before = mine(table)
    terminal = Terminal(table, tmp_path / "h")
    terminal.play("p")
    assert "Your turn is over" not in terminal.text
    assert mine(table)[: len(before) + 1] == [*before, "pass"]


def test_the_end_of_a_turn_says_what_comes_of_it(tmp_path: Path) -> None:
    terminal = Terminal(at_step("rally-buy"), tmp_path / "g")
    terminal.play("2 0 0 0")
    assert "Money: 30,000 € → 28,000 €" in terminal.last


# --- numbers, letters, effects ---------------------------------------------------------------------------------------
def test_numbers_stay_within_a_decision(tmp_path: Path) -> None:
    """What was chosen leaves a gap; what is left keeps its number, also after taking back."""
    numbering = Numbering()
    first = numbering.of("policy-redraw", [10, 20, 30, 40])
    assert numbering.of("policy-redraw", [10, 30, 40]) == first
    assert numbering.of("policy-redraw", [10, 20, 30, 40]) == first
    assert numbering.of("start-positions", [1, 2]) == {1: 1, 2: 2}
    assert numbering.of("start-positions", [30, 40, 50]) == {30: 1, 40: 2, 50: 3}, "another question"
    assert numbering.of("policy-swap", [40]) == {40: 1}


def test_the_letters_follow_the_order_of_the_elections(tmp_path: Path) -> None:
    """Whatever boards the states lie on; the words of the records stay theirs."""
    for seed in range(6):
        table = new_table(1, 3, str(seed))
        terminal = Terminal(table, tmp_path / "g", plain=False)
        terminal.play("q")
        letters = letters_of(table.state.election)
        assert [letters[land] for land in table.state.order] == ["a", "b", "c", "d"]
        labels = Labels("en", table.config, table.seats, letters)
        for land in table.state.order:
            word = labels.word(MEDIA_AT + land)
            assert word == f"media-{letters[land]}"
            assert ACTION_OF[labels.standard_word(word)] == MEDIA_AT + land
    assert letters_of([3, 0, 0, 2]) == letters_of([3, 4, 5, 2])


@pytest.mark.parametrize("plain", [True, False])
def test_a_letter_means_the_state_of_that_letter(plain: bool, tmp_path: Path) -> None:
    table = next(table for seed in "123456789" if (table := at_step("media-buy", seed=seed)).state.order[0] != 0)
    first = table.state.order[0]
    Terminal(table, tmp_path / "g", plain=plain).play("media-a", "")
    bought = next(turn for turn in reversed(table.turns) if turn.seat == 0 and turn.actions[-1] != PASS)
    assert bought.actions == (MEDIA_AT + first,)


@pytest.mark.parametrize("plain", [True, False])
def test_exchanges_say_what_they_change(plain: bool, tmp_path: Path) -> None:
    """The match in the state and what converting would then give, from the engine's preview."""
    table = at_step("media-buy")
    while step_name(table.state) != "media-exchange":
        seat = table.deciders()[0]
        play_one(
            table, seat, legal(table.state, seat)[-1 if seat == 0 and step_name(table.state) == "media-buy" else 0]
        )
    assert table.deciders() == (0,)
    draft = table.draft(0)
    lines = [line for action in draft.legal() for line in draft.preview(action)]
    changed = [line for line in lines if line.key == "match"]
    assert changed
    terminal = Terminal(table, tmp_path / "g", plain=plain, width=160)
    terminal.play()
    said = " ".join(terminal.last.split())
    for line in changed:
        numbers = line.numbers
        assert f"match {signed(numbers['was'])} → {signed(numbers['now'])}" in said


def test_nothing_to_take_back(tmp_path: Path) -> None:
    table = at_step("program-source")
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("undo")
    assert "You have nothing to take back." in terminal.last


def test_a_sealed_choice_is_taken_back_before_it_is_committed(tmp_path: Path) -> None:
    table = at_step("start-bid", people=2)
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("", "bid5", "u", "bid6")
    assert "Your choice is sealed: Bid 5,000 €. Enter goes on, u takes it back." in terminal.asked[2]
    assert "Your sealed choice is taken back." in terminal.asked[3]
    assert table.turns[-1].actions == (BID + 6,)
    assert table.state.sealed[0] == (BID + 6,)


def test_the_parts_of_a_sealed_choice_are_taken_back_one_by_one(tmp_path: Path) -> None:
    table = at_step("start-positions")
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("block1 at-a", "u", "at-b", "u", "u")
    assert table.state.sealed[0] == ()
    assert "Taken back: block1" in terminal.last


def test_nobody_takes_back_what_another_did(tmp_path: Path) -> None:
    table = at_step("rally-buy", people=3)
    first = table.state.turn
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("", "0 0 0 0", "", "", "u")
    assert table.state.turn != first
    assert "You have nothing to take back." in terminal.last


def test_who_chooses_last_is_told_that_there_is_no_way_back(tmp_path: Path) -> None:
    table = at_step("start-bid", people=3)
    for seat in (0, 1):
        table.commit(seat, [BID])
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("")
    assert "This choice cannot be taken back." in terminal.last


# --- commands --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("?", "Several at once"),
        ("help", "Phase 4: Organise rallies"),
        ("rule", "R19-8.1"),
        ("rule R19-12.4", "The first bid may be 0."),
        ("rule 12.44", "is not a rule"),
        ("rule xylophone", "No rule contains"),
        ("rule auctioneer tie", "R19-12.2"),
        ("board", "Opinion display"),
        ("land a", "Points"),
        ("land z", "There is no such state"),
        ("land", "Points"),
        ("players", "Program"),
        ("hand", "Donations"),
        ("national", "Back of the top poll"),
        ("books", "Discarded program cards"),
        ("score", "10"),
        ("log 3", "The last 3 lines of the log"),
        ("log 0", "The last 0 lines of the log"),
        ("options", "How many rallies"),
        ("save", "The game is saved after every step"),
        ("lang", "en, de, fr, pl"),
        ("lang xx", "en, de, fr, pl"),
    ],
)
def test_commands(command: str, said: str, plain: bool, tmp_path: Path) -> None:
    table = at_step("rally-buy")
    before = state_hash(table.state)
    terminal = Terminal(table, tmp_path / "g", plain=plain)
    assert terminal.play(command) == 0
    assert said in " ".join(terminal.last.split())
    assert state_hash(table.state) == before


def test_rules_are_in_the_language_of_the_table(tmp_path: Path) -> None:
    terminal = Terminal(at_step("rally-buy"), tmp_path / "g", language="pl")
    terminal.play("rule R19-12.4")
    assert "Pierwsza oferta może wynosić 0." in terminal.last
    terminal.play("rule licytator remis")
    assert "R19-12.2" in terminal.last


@pytest.mark.parametrize("plain", [True, False])
def test_the_books_tell_payments_with_their_reasons(plain: bool, tmp_path: Path) -> None:
    """What was paid and for what, the step just made as well."""
    terminal = Terminal(at_step("rally-buy"), tmp_path / "g", plain=plain)
    terminal.play("rallies4", "books 1")
    said = " ".join(terminal.last.split())
    assert "Everybody began with 30,000 €." in said
    assert "paid 5,000 €, received 0 €, so has 25,000 €" in said
    assert "The last payment: Linke organises 4 rallies" in said


def test_another_language_at_once(tmp_path: Path) -> None:
    terminal = Terminal(at_step("rally-buy"), tmp_path / "g")
    terminal.play("lang de", "hilfe", "lang en", "?")
    assert "Wie viele Wahlveranstaltungen" in terminal.asked[1]
    assert "So wählst du" in terminal.asked[2]
    assert "How many rallies" in terminal.asked[3]
    assert "How to choose" in terminal.asked[4]


def test_commands_work_at_the_end_of_a_turn(tmp_path: Path) -> None:
    terminal = Terminal(at_step("rally-buy"), tmp_path / "g")
    terminal.play("0 0 0 0", "score", "lang de")
    assert "Election wins" in terminal.asked[2]
    assert "Your turn is over" in terminal.asked[2]
    assert "Dein Zug ist fertig" in terminal.asked[3]


def test_since_your_last_turn(tmp_path: Path) -> None:
    table = at_step("media-buy")
    terminal = Terminal(table, tmp_path / "g", confirm=False)
    terminal.play("media-a")
    news = terminal.last.split("Since your last turn:")[1]
    assert "SPD" in news
    assert "Linke buys a media marker" in news


def test_what_weighs_much_is_marked_in_the_news(tmp_path: Path) -> None:
    """Elections, reveals and own losses; the rest is not."""
    terminal = Terminal(at_step("donation"), tmp_path / "g")
    terminal.play("log 1")
    news = terminal.asked[0].split("Since your last turn:")[1]
    assert re.search(r"^  ! Election 1 in", news, re.MULTILINE)
    assert re.search(r"^  Phase 9c", news, re.MULTILINE)


def test_news_that_weigh_much_are_never_cut_away() -> None:
    """However little room there is, and in their order."""
    news = [NewsLine(str(at), weighty=at in (2, 9)) for at in range(40)]
    assert chosen(news, [1] * 40, 5) == [2, 9, 37, 38, 39]
    assert chosen(news, [1] * 40, 1) == [2, 9]
    assert chosen(news, [1] * 40, 100) == list(range(40))


def test_where_there_is_no_room_they_come_on_pages_first(tmp_path: Path) -> None:
    """On a small real terminal: Enter goes on from each page, and the table follows."""
    table = at_step("donation")
    terminal = Terminal(table, tmp_path / "g", plain=False, colours=True)
    terminal.play(*[""] * 12)
    pages = [shown for shown in terminal.asked if "Enter shows the table." in shown]
    assert pages
    assert terminal.asked[0] == pages[0]
    shown = ANSI.sub("", " ".join(pages))
    last = max(at for at, turn in enumerate(table.turns) if turn.seat == 0)
    renderer = Renderer(Texts("en"), table.config)
    weighty = [renderer.event(event) for event in table.events(0, last) if is_weighty(event, 0)]
    assert weighty
    flat = " ".join(shown.split())
    assert all(f"! {' '.join(line.split())}" in flat for line in weighty)
    for page in pages:
        assert len(ANSI.sub("", page).strip().splitlines()) < 24
