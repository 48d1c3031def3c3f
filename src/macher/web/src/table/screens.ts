/** The screens that a table is laid out for. The table has the name of its screen as a class; `table.css` says what
 * lies where. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 820px)");
const laptop = new MediaQuery("(min-width: 1280px) and (min-height: 640px)");
const desk = new MediaQuery("(min-width: 1340px) and (min-height: 860px)");

export type Screen = "phone" | "tablet" | "laptop" | "desk";

/** The screen of this window now. */
export function screen(): Screen {
  if (phone.current) return "phone";
  if (desk.current) return "desk";
  return laptop.current ? "laptop" : "tablet";
}
