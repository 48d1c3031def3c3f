/** A new table on its way: the service makes it, then it is opened. */
import { Refusal } from "../api";
import { go, to } from "../route.svelte";
import { t } from "../words.svelte";

export class Opening {
  busy = $state(false);
  problem = $state("");

  async open(made: Promise<{ id: string }>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      go(to("table", (await made).id));
    } catch (error) {
      this.problem = told(error);
    } finally {
      this.busy = false;
    }
  }
}

/** What the service refused, or that it cannot be reached. */
export function told(error: unknown): string {
  return (error instanceof Refusal && error.message) || t("offline");
}
