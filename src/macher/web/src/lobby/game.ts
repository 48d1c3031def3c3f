/** A game in a few words, as a lobby and an invitation tell it: edition, length, clock, and what is not as usual. */
import type { About, Table } from "../wire";
import { labelled, t } from "../words.svelte";

/** The options of a table that differ from the default, in words. */
export function unusual(about: About | null, table: Pick<Table, "edition" | "options">): string[] {
  const edition = about?.editions.find((one) => one.id === table.edition);
  return (edition?.options ?? []).flatMap((option) => {
    const value = option.values.find((one) => one.value === table.options[option.key]);
    return value && value !== option.values[0] ? [labelled(option.title, value.title)] : [];
  });
}

/** The clock of a table, or that there is none. */
export function clockWords(table: Pick<Table, "clock">): string {
  return table.clock ? t("clock-line", { bank: Math.round(table.clock.bank / 60), increment: table.clock.increment ?? 0 }) : t("invited-no-clock");
}
