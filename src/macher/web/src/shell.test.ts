import { describe, expect, it } from "vitest";
import { keeps, noticeOf } from "./shell";

const home = "https://tables.example/";
const asked = (path: string, mode = "cors", method = "GET") => keeps({ url: new URL(path, home).href, mode, method }, home);

describe("what is kept", () => {
  it("is the page and the files of its build", () => {
    expect(asked("", "navigate")).toBe("page");
    expect(asked("index.html", "navigate")).toBe("page");
    expect(asked("assets/index-abc.js")).toBe("asset");
  });
  it("is nothing that the service answers, and nothing of others", () => {
    for (const path of ["api/me", "api/tables/x/position?seat=0", "api/assets/x", "healthz", "openapi.json", "metrics", "enter/code", "sw.js"]) {
      expect(asked(path)).toBe("nothing");
      expect(asked(path, "navigate")).toBe("nothing");
    }
    expect(asked("https://elsewhere.example/assets/a.js")).toBe("nothing");
    expect(asked("assets/index-abc.js", "cors", "POST")).toBe("nothing");
  });
});

describe("a notice", () => {
  it("says what the service said", () => {
    const said = { title: "Die Macher: it is your turn", body: "Tuesday · SPD", table: "abc", link: "./#/table/abc" };
    expect(noticeOf(JSON.stringify(said))).toEqual(said);
  });
  it("never leads elsewhere", () => {
    for (const link of ["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)", 7])
      expect(noticeOf(JSON.stringify({ title: "x", link })).link).toBe("./");
  });
  it("that cannot be read is still one", () => {
    for (const text of ["", "nonsense", "null", "[]"]) expect(noticeOf(text)).toEqual({ title: "Macher", body: "", table: "macher", link: "./" });
  });
});
