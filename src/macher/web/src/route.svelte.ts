/** Where we are: the part of the address behind #, so that a link can be sent and the way back works. */

export interface Route {
  name: string;
  parts: string[];
  query: URLSearchParams;
}

/** `#/table/abc?at=12` -> table, ["abc"], at=12. */
export function readRoute(hash: string): Route {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [name = "", ...parts] = path.split("/").map(decodeURIComponent);
  return { name: name || "lobby", parts, query: new URLSearchParams(query) };
}

let route = $state.raw<Route>(readRoute(location.hash));

addEventListener("hashchange", () => {
  route = readRoute(location.hash);
});

/** The page that is shown. */
export function here(): Route {
  return route;
}

/** The address of a page inside this one. */
export function to(name: string, ...parts: (string | number)[]): string {
  return `#/${[name, ...parts].map((part) => encodeURIComponent(part)).join("/")}`;
}

/** Go to a page. */
export function go(address: string): void {
  location.hash = address;
}
