import { defineConfig } from "vite";

/** The hunt for lost money, of which `npm run faults` tells. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "tests/faults/money/main.ts",
    outDir: "node_modules/.cache/faults/hunt",
    target: "node20",
    emptyOutDir: true,
  },
});
