/** The little Markdown that the rules are written in, as parts to draw: no HTML is ever taken from a text. */

export type Inline = { kind: "text" | "strong" | "code" | "em"; text: string };
export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** **strong**, *em* and `code` inside a line; links lose their address. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  let last = 0;
  for (const found of plain.matchAll(/\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*/g)) {
    if (found.index > last) parts.push({ kind: "text", text: plain.slice(last, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "strong", text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: "code", text: found[2] });
    else parts.push({ kind: "em", text: found[3] });
    last = found.index + found[0].length;
  }
  if (last < plain.length) parts.push({ kind: "text", text: plain.slice(last) });
  return parts;
}

const cells = (line: string): Inline[][] => line.replace(/^\s*\||\|\s*$/g, "").split("|").map((cell) => inline(cell.trim()));

/** Paragraphs, lists and tables, one after the other. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    if (!lines.length) continue;
    if (lines.length > 1 && /^\s*\|/.test(lines[0]) && /^\s*\|[\s:|-]+$/.test(lines[1])) {
      found.push({ kind: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) });
    } else if (/^\s*[-*] /.test(lines[0])) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^\s*[-*] /.test(line)) items.push(line.replace(/^\s*[-*] /, ""));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      found.push({ kind: "list", items: items.map(inline) });
    } else {
      found.push({ kind: "paragraph", parts: inline(lines.map((line) => line.trim()).join(" ")) });
    }
  }
  return found;
}
