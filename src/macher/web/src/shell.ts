/** What the service worker decides: what may be kept, and what a notice says. Apart from it, so that it can be tried. */

export type Keeping = "page" | "asset" | "nothing";

export interface Notice {
  title: string;
  body: string;
  table: string;
  link: string;
}

/** How an answer may be kept: pages and hashed files of the build, never anything of the service or another host. */
export function keeps(request: { method: string; url: string; mode: string }, scope: string): Keeping {
  const [base, asked] = [new URL(scope), new URL(request.url)];
  if (request.method !== "GET" || asked.origin !== base.origin || !asked.pathname.startsWith(base.pathname)) return "nothing";
  const path = asked.pathname.slice(base.pathname.length);
  if (path.startsWith("assets/")) return "asset";
  return request.mode === "navigate" && (path === "" || path === "index.html") ? "page" : "nothing";
}

/** A notice as the service sent it. One that cannot be read still says that something happened, and opens the lobby. */
export function noticeOf(text: string): Notice {
  const plain = { title: "Macher", body: "", table: "macher", link: "./" };
  try {
    const said = (JSON.parse(text) ?? {}) as Partial<Record<keyof Notice, unknown>>;
    const word = (key: keyof Notice): string => (typeof said[key] === "string" ? said[key] : plain[key]);
    const link = word("link");
    return { title: word("title"), body: word("body"), table: word("table"), link: link.startsWith("./#/") ? link : plain.link };
  } catch {
    return plain;
  }
}
