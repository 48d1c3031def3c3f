/** What can be looked up at a table: each takes the table's store, the position that is shown and the reference. */
import type { Component } from "svelte";
import type { TableStore } from "../table/store.svelte";
import type { Position, Reference } from "../wire";
import Coalitions from "./Coalitions.svelte";
import Discards from "./Discards.svelte";
import MoneyHeard from "./MoneyHeard.svelte";
import Opinions from "./Opinions.svelte";

export interface Look {
  /** Its name is the message `look-<id>`. */
  id: "coalitions" | "opinions" | "money" | "discards";
  icon: string;
  component: Component<{ store: TableStore; position: Position; reference: Reference }>;
}

export const LOOKS: Look[] = [
  { id: "coalitions", icon: "link", component: Coalitions },
  { id: "opinions", icon: "check", component: Opinions },
  { id: "money", icon: "money", component: MoneyHeard },
  { id: "discards", icon: "deck", component: Discards },
];
