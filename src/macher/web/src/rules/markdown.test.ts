import { expect, it } from "vitest";
import { blocks, inline } from "./markdown";

it("takes strong, code and em apart", () => {
  expect(inline("a **b** `c` *d* [e](x.md)")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "em", text: "d" },
    { kind: "text", text: " e" },
  ]);
});

it("never takes HTML for anything but text", () => {
  expect(inline("<b onclick=x>")).toEqual([{ kind: "text", text: "<b onclick=x>" }]);
});

it("finds lists and tables", () => {
  const [text, list, table] = blocks("one\ntwo\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |");
  expect(text).toEqual({ kind: "paragraph", parts: [{ kind: "text", text: "one two" }] });
  expect(list.kind === "list" && list.items.length).toBe(2);
  expect(table.kind === "table" && [table.head.length, table.rows.length]).toEqual([2, 1]);
});
