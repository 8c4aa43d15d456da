import { defineConfig } from "vite";

/** The hunt for lost money, of which `npm run faults` tells. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "tools/money-hunt/main.ts",
    outDir: "node_modules/.cache/faults/hunt",
    target: "node20",
    emptyOutDir: true,
  },
});
