import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served by `macher serve`; `npm run dev` passes its questions on to a running one.
const service = process.env.MACHER_SERVICE ?? "http://127.0.0.1:8700";

export default defineConfig({
  plugins: [svelte()],
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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
