import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import page from "../vite.config";

// The page of `benchmarks/drawing.py`: `npm run benchmark -- --outDir <folder>`. Compiled as the served page is.
export default mergeConfig(page, {
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: fileURLToPath(new URL("../public", import.meta.url)),
});
