import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is served by `macher serve`; `npm run dev` passes its questions on to a running one.
const service = process.env.MACHER_SERVICE ?? "http://127.0.0.1:8700";
const WORKER = "sw.js";
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Tells the service worker what the page begins with, and gives it a version that changes with any file of the build. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: here("src/sw.ts"), fileName: WORKER });
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const begins = new Set<string>();
      const take = (file: string): void => {
        const chunk = bundle[file];
        if (begins.has(file) || !chunk) return;
        begins.add(file);
        if (chunk.type !== "chunk") return;
        for (const more of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) take(more);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && (chunk.name === "index" || /i18n\/\w+\/web/.test(chunk.facadeModuleId ?? ""))) take(chunk.fileName);
      const all = createHash("sha256");
      for (const file of Object.keys(bundle).sort()) all.update(file);
      all.update(worker.code);
      for (const file of ["index.html", ...readdirSync(here("public"), { recursive: true, encoding: "utf8" }).sort().map((name) => join("public", name))])
        if (statSync(here(file)).isFile()) all.update(readFileSync(here(file)));
      const files = ["./", ...[...begins].sort().map((file) => `./${file}`)];
      worker.code = worker.code.replace("__SHELL__", JSON.stringify(files)).replace("__VERSION__", JSON.stringify(all.digest("hex").slice(0, 12)));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  base: "./",
  build: {
    outDir: "../server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: service, ws: true } } },
  // In one thread that is kept: to begin anew for each file costs five times as much as the tests.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false, maxWorkers: 1 },
});
