/** What is looked at now and then: behind a button of the dock, in a drawer that never covers the decision.
 *
 * A new one is a line of this list and a component with these three props. */
import type { Component } from "svelte";
import Coalitions from "../look/Coalitions.svelte";
import Discards from "../look/Discards.svelte";
import MoneyHeard from "../look/MoneyHeard.svelte";
import Opinions from "../look/Opinions.svelte";
import type { Position, Reference } from "../wire";
import CardsDrawer from "./CardsDrawer.svelte";
import MapDrawer from "./MapDrawer.svelte";
import type { Screen } from "./screens";
import type { TableStore } from "./store.svelte";

export interface DrawerProps {
  store: TableStore;
  position: Position;
  reference: Reference;
}

export interface Drawer {
  /** Its button and its title are the message `drawer-<id>`. */
  id: string;
  component: Component<DrawerProps>;
  /** The screens that show the same in plain sight. */
  lies?: readonly Screen[];
}

export const DRAWERS: readonly Drawer[] = [
  { id: "opinions", component: Opinions },
  { id: "coalitions", component: Coalitions },
  { id: "money", component: MoneyHeard },
  { id: "discards", component: Discards },
  { id: "cards", component: CardsDrawer, lies: ["desk", "tablet", "phone"] },
  { id: "map", component: MapDrawer, lies: ["desk"] },
];
