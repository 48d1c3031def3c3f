/** An imagined world: the service draws what is hidden, and turns are tried in it. No real turn can be made from here. */
import { api } from "../api";
import type { TableStore } from "../table/store.svelte";
import type { WhatIf, WhatIfTurn } from "../wire";

/** Turns that a request may name; the service allows as many. */
const MOST_TURNS = 40;

export class WhatIfs {
  answer = $state.raw<WhatIf | null>(null);
  busy = $state(false);
  /** Through whose eyes the world is looked at. */
  eyes = $state<number | null>(null);
  steps = $state.raw<string[]>([]);
  /** The turn of the real game that the world begins with. */
  private readonly from: number;
  private world = Math.floor(Math.random() * 1_000_000);
  /** The turns that somebody made: those that follow by themselves are not sent again. */
  turns = $state.raw<WhatIfTurn[]>([]);
  readonly full = $derived(this.turns.length >= MOST_TURNS);

  constructor(private readonly store: TableStore) {
    this.eyes = store.seat;
    this.from = store.at ?? store.newest;
  }

  /** Leave the table for an imagined world that begins with it. */
  async begin(): Promise<void> {
    if (await this.ask()) this.store.whatif = this;
  }

  /** Back to the table as it is. */
  leave(): void {
    if (this.store.whatif === this) this.store.whatif = null;
  }

  async restart(): Promise<void> {
    this.eyes = this.store.seat;
    await this.ask([]);
  }

  /** Other hands, other cards: the same beginning in another world. */
  async another(): Promise<void> {
    this.world = (this.world + 1) % 1_000_000;
    await this.restart();
  }

  async look(seat: number): Promise<void> {
    this.eyes = seat;
    await this.ask(this.turns);
  }

  /** One more step of the seat that is looked from; a whole turn is made at once. */
  async step(word: string): Promise<void> {
    const seat = this.eyes;
    if (seat === null || !(await this.ask(this.turns, [...this.steps, word])) || !this.answer?.done) return;
    const made = { seat, steps: this.answer.steps, text: [], bot: false, made: true };
    await this.ask([...this.turns, made]);
    this.lookAtWhoeverIsAsked();
  }

  async undo(): Promise<void> {
    if (this.steps.length) await this.ask(this.turns, this.steps.slice(0, -1));
    else {
      const last = this.turns.at(-1);
      if (last && !last.bot) this.eyes = last.seat;
      await this.ask(this.turns.slice(0, -1));
    }
  }

  /** Bots answer for the others, so many times or until I am asked. */
  async letBots(times: number): Promise<void> {
    this.eyes = this.store.seat;
    await this.ask(this.turns, [], times);
    this.lookAtWhoeverIsAsked();
  }

  private lookAtWhoeverIsAsked(): void {
    const asked = this.answer?.deciders ?? [];
    if (this.store.seat !== null && asked.includes(this.store.seat) && this.eyes !== this.store.seat) void this.look(this.store.seat);
  }

  private async ask(turns: WhatIfTurn[] = this.turns, steps: string[] = [], bots = 0): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const { seat, id, newest } = this.store;
    // While it is tried, the table may go on: the world still begins where it began.
    const began = this.answer?.version ?? this.from;
    try {
      const answer = await api.whatIf(id, {
        seat,
        at: began === newest ? null : began,
        world: this.world,
        turns: turns.map((turn) => ({ seat: turn.seat, steps: turn.steps })),
        steps,
        eyes: this.eyes,
        bots,
      });
      if (seat !== this.store.seat) return false;
      this.answer = answer;
      this.turns = answer.turns.filter((turn) => turn.made).map((turn, place) => ({ ...turn, bot: turn.bot || (turns[place]?.bot ?? false) }));
      this.steps = answer.steps;
      return true;
    } catch (error) {
      this.store.complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
