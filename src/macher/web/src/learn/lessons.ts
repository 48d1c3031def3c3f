/** The guided first game: the table that it is played at, and what the coach points at in each step.
 *
 * The words of a step are the message `web-coach-<step>`. In the first round the coach adds the advice of the service,
 * so that whatever is recommended can be done; a test plays that round. */
import type { NewTable } from "../wire";

export const GUIDED: NewTable = {
  edition: "2019",
  variant: 4,
  seats: [
    { party: "spd", kind: "me" },
    { party: "cdu", kind: "bot", bot: "beginner" },
    { party: "gruene", kind: "bot", bot: "beginner" },
  ],
  seed: "a first election",
  hints: true,
  guided: true,
};

/** The rounds in which the coach says what to do. */
export const SCRIPTED = 1;

export interface Lesson {
  /** What the coach speaks of, as a query; `asked` is the board that the question is about. */
  place: string;
}

export const LESSONS: Record<string, Lesson> = {
  draft: { place: ".ring" },
  "choose-program": { place: ".ring" },
  "fill-program": { place: ".decide" },
  "keep-hand-card": { place: ".decide" },
  "start-positions": { place: ".ring" },
  "start-bid": { place: ".decide" },
  "start-raise": { place: ".decide" },
  "program-source": { place: ".below" },
  "program-take": { place: ".below" },
  "program-swap": { place: ".decide" },
  "program-keep": { place: ".decide" },
  "media-buy": { place: ".ring" },
  "rally-buy": { place: "asked" },
  "send-politician": { place: "asked" },
  "politician-pay": { place: "asked" },
  "politician-act": { place: "asked" },
  "media-exchange": { place: "asked" },
  "poll-bid": { place: "asked" },
  "poll-publish": { place: "asked" },
  convert: { place: "asked" },
  "coalition-consent": { place: "asked" },
  "presence-move": { place: "asked" },
  donation: { place: ".decide" },
};
