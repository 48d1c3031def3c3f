"""With motion, as most people have it: pieces fly, cards turn, results come in one by one. Other tests ask for none."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, make_table, play_on, play_out, sit_down

# How many things have moved by themselves so far: every animation has an object of its own.
WATCH = """() => {
    const moved = new WeakSet();
    window.moves = 0;
    const look = () => {
        for (const one of document.getAnimations()) if (!moved.has(one)) { moved.add(one); window.moves += 1; }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_rallies_polls_and_an_election_by_mouse(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.settings(sound=False)
    table = make_table(anna)
    now = play_on(anna, table["id"], "rally-buy")["round"]  # what comes before is clicked in other tests
    sit_down(anna, table)
    page, player = anna.page, Player(anna)
    page.evaluate(WATCH)
    told: list[str] = []
    next_round = page.get_by_text(f"Round {now + 1} of 4", exact=True)
    for _ in range(150):
        if player.situation() == "dialog":
            told.append(page.locator("dialog[open] h2").first.inner_text())
        player.act()
        if next_round.count():
            break
    expect(next_round.first).to_be_visible()
    assert any(title.endswith(" has voted") for title in told), told
    assert page.evaluate("window.moves") > 20


# Every headline of the final evening, also one that nobody was quick enough to see.
HEADLINES = """
    window.headlines = [];
    window.sentences = [];
    new MutationObserver(() => {
        if (document.querySelector('.final [data-act=skip]'))
            window.sentences.push(document.querySelector('.sentence .words').textContent.trim());
        const now = document.querySelector('.final h2')?.textContent;
        if (now && now !== window.headlines.at(-1)) window.headlines.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Once more, and then to the result at once.
AGAIN = """async (words) => {
    [...document.querySelectorAll('.final button')].find((one) => one.textContent === words).click();
    await new Promise(requestAnimationFrame);
    document.querySelector('.final [data-act=skip]').click();
}"""


def test_the_final_evening_to_its_end(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.settings(sound=False, speed="fast")
    anna.context.add_init_script(HEADLINES)
    table = bring_game(anna, play_out("2006"))
    sit_down(anna, table)
    page, result = anna.page, anna.call("GET", f"/api/tables/{table['id']}/position?seat=0")
    totals = [str(total) for total in sorted((score["total"] for score in result["scores"]), reverse=True)]
    headlines = ["The results are coming in…", result["prompt"]]
    expect(page.locator(".final .winner").first).to_be_visible()
    expect(page.locator(".final .total")).to_have_text(totals)
    panels = page.locator(".players .points > b")
    expect(panels).to_have_text([str(score["total"]) for score in result["scores"]])
    expect(page.locator(".sentence .words")).to_have_text(result["prompt"])
    assert page.evaluate("window.headlines") == headlines
    assert result["prompt"] not in page.evaluate("window.sentences")
    page.evaluate(AGAIN, "Show it again")
    expect(page.locator(".final .winner").first).to_be_visible()
    expect(page.locator(".final .total")).to_have_text(totals)
    assert page.evaluate("window.headlines") == headlines * 2
