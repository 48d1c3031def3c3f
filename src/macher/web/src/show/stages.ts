/** A moment comes in stages: the smallest party or bid first, then who governs, then what the service says. */
import { MAJORITY } from "../board/chart";
import { winnersIn } from "../table/results";
import type { Told } from "../wire";
import type { Moment } from "./frames";

export const listOf = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

const rising = (values: readonly number[]): number[] => values.map((_, seat) => seat).sort((a, b) => values[a] - values[b]);

/** Who won the election, as far as it has been said. */
export function winnersOf(moment: Moment, election: Told): number[] {
  return moment.after.filter((event) => event.fields.state === election.fields.state).flatMap((event) => winnersIn(event) ?? []);
}

/** The parties that govern together, none of which has the majority alone. */
export function coalitionIn(votes: readonly number[], winners: readonly number[]): number[] {
  return winners.length > 1 && winners.every((seat) => votes[seat] < MAJORITY) ? [...winners] : [];
}

/** What a moment shows, by name, in the order in which it is shown. */
export function stagesOf(moment: Moment): string[] {
  const end = moment.after.length ? ["verdict"] : [];
  switch (moment.kind) {
    case "bids":
      return [...rising(listOf(moment.events[0].fields.bids)).map((seat) => `bid-${seat}`), ...end];
    case "election":
      return [...moment.events.flatMap((event, at) => electionStages(moment, event, at)), ...end];
    default:
      return [...moment.events.map((_, at) => `row-${at}`), ...end];
  }
}

function electionStages(moment: Moment, event: Told, at: number): string[] {
  const votes = listOf(event.fields.votes);
  const parties = rising(votes).map((seat) => `votes-${at}-${seat}`);
  return coalitionIn(votes, winnersOf(moment, event)).length ? [...parties, `coalition-${at}`] : parties;
}

/** The stages that are out from the first moment on. */
export function knownOf(moment: Moment): string[] {
  return moment.known ? stagesOf(moment).filter((stage) => stage.startsWith("votes-")) : [];
}
