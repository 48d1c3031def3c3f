/** An open auction: who has bid what, who is out, and who has yet to speak. */
import { plainKind } from "../table/kinds";
import { seatsOf, type View } from "../view";
import type { Told } from "../wire";

export interface Bid {
  /** `outbid`: said a sum and says no more; `in`: said a sum and may say more; `next`: has said nothing yet. */
  kind: "high" | "in" | "outbid" | "passed" | "next" | "out";
  amount: number | null;
}

const BEGIN = new Set(["auctionbegan", "startbidsrevealed"]);

/** What each seat has said in the auction that is under way, or nothing where there is none. */
export function bidsOf(view: View, log: readonly Told[]): Bid[] {
  if (!view.bidders.length) return [];
  const amounts = new Map<number, number>();
  const passed = new Set<number>();
  let last: number | undefined;
  const start = log.findLastIndex((told) => BEGIN.has(plainKind(told.kind)));
  for (const told of start < 0 ? [] : log.slice(start)) {
    const { seat, bid, bids } = told.fields as { seat?: number; bid?: number; bids?: number[] };
    switch (plainKind(told.kind)) {
      case "startbidsrevealed":
        bids?.forEach((amount, at) => amount >= 0 && amounts.set(at, amount));
        break;
      case "bidmade":
        amounts.set((last = seat ?? 0), bid ?? 0);
        break;
      case "bidpassed":
        passed.add(seat ?? 0);
        break;
    }
  }
  return Array.from({ length: seatsOf(view) }, (_, seat): Bid => {
    const amount = amounts.get(seat) ?? null;
    const may = view.bidders.includes(seat);
    // Of a tie somebody is noted as highest before anybody has spoken; a bid of a turn in the making is not in the log.
    if (seat === view.high_seat && view.high >= 0 && (last === seat || amount !== view.high)) return { kind: "high", amount: view.high };
    if (passed.has(seat)) return { kind: "passed", amount };
    if (may) return { kind: amount === null ? "next" : "in", amount };
    return { kind: amount === null ? "out" : "outbid", amount };
  });
}
