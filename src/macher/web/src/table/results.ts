/** The elections so far, read from the log: who won where, with how many votes. */
import type { Told } from "../wire";
import { plainKind } from "./kinds";

export interface Result {
  state: number;
  votes: number[];
  points: number[];
  winners: number[];
  /** What the service says of the victory. */
  why: string;
}

const list = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** The seats that an event names as winners of an election; null where it is about something else. */
export function winnersIn(event: Told): number[] | null {
  const { seat, seats, partner, winners } = event.fields;
  switch (plainKind(event.kind)) {
    case "majoritywon":
    case "nocoalition":
      return [Number(seat)];
    case "severalreached":
      return list(winners);
    case "electionwon":
      return list(seats);
    case "coalitionformed":
      return [Number(seat), Number(partner)];
    default:
      return null;
  }
}

/** The elections in the order in which they were held. */
export function resultsOf(log: readonly Told[]): Result[] {
  const found: Result[] = [];
  for (const event of log) {
    if (plainKind(event.kind) === "electionheld") {
      const { state, votes, points } = event.fields;
      found.push({ state: Number(state), votes: list(votes), points: list(points), winners: [], why: "" });
    }
    const winners = winnersIn(event);
    const result = winners && found.findLast((one) => one.state === Number(event.fields.state));
    if (winners && result) [result.winners, result.why] = [winners, event.text];
  }
  return found;
}
