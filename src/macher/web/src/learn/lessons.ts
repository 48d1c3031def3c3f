/** The lessons: which there are, and what the coach points at in each step of them.
 *
 * Deal, script and reasons are the service's (`macher.play.lesson`); the words of a step in general are the message
 * `web-coach-<step>`, which explains and never recommends: recommending is the adviser's. */

export const LESSONS = ["2019", "2006"] as const;
export type Lesson = (typeof LESSONS)[number];

/** The rounds that are written, or in which advice comes by itself. */
export const SCRIPTED = 1;

const BOARDS = ".ring";
const FORM = ".decide";
const CARDS = ".below";
/** The board that the question is about. */
const ASKED = "asked";

/** What the coach speaks of in a step, as a query. */
export const PLACES: Record<string, string> = {
  // 2019
  draft: BOARDS,
  "choose-program": BOARDS,
  "fill-program": FORM,
  "keep-hand-card": FORM,
  "start-positions": BOARDS,
  "start-bid": FORM,
  "start-raise": FORM,
  "program-source": CARDS,
  "program-take": CARDS,
  "program-swap": FORM,
  "program-keep": FORM,
  "media-buy": BOARDS,
  "rally-buy": ASKED,
  "send-politician": ASKED,
  "politician-pay": ASKED,
  "politician-act": ASKED,
  "media-exchange": ASKED,
  "poll-bid": ASKED,
  "poll-publish": ASKED,
  convert: ASKED,
  "coalition-consent": ASKED,
  "presence-move": ASKED,
  donation: FORM,
  // 2006
  preliminary: BOARDS,
  "start-rebid": FORM,
  "name-start": FORM,
  "policy-redraw": FORM,
  "policy-swap": FORM,
  "cabinet-place": ASKED,
  "coalition-tile": ASKED,
  "cabinet-card": FORM,
  "cabinet-act": ASKED,
  "coalition-turn": ASKED,
  "coalition-answer": ASKED,
  "meetings-buy": ASKED,
  "poll-use": ASKED,
  "poll-results": ASKED,
  "majority-exchange": ASKED,
  "national-media": FORM,
  "national-opinion": FORM,
  contribution: FORM,
};

/** The query of a step: the board that a recommended choice names, else the place of the step. */
export function placeOf(step: string, land: number | null, chosen: number | null): string {
  if (chosen !== null) return `#board-${chosen}`;
  const place = PLACES[step] ?? FORM;
  if (place !== ASKED) return place;
  return land === null ? BOARDS : `#board-${land}`;
}
