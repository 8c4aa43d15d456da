import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { STYLES } from "./scripts/class-names.js";
import { shopInPage } from "./scripts/shop-in-page.js";

const KEPT =
  /src\/(?:surroundings|page-settings|core\/(?:visitor|shop)|adapters\/local-storage\/visitor-store)\.ts$/;

const ORDERS =
  /src\/core\/(?:orders\/order(?:-[a-z]+)?|customers\/email|payments\/agreement-state)\.ts$/;

export default defineConfig({
  plugins: [react(), shopInPage()],
  css: STYLES,
  preview: { port: 4173, strictPort: true },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // The server's pages begin with the second.
    rolldownOptions: {
      input: { index: "index.html", shared: "src/main-shared.tsx" },
      output: {
        // What both begin with is two files, screens and records, and what is known of orders one: many small ones
        // pack badly, and the first file names each other one.
        codeSplitting: {
          groups: [
            { name: "start", test: /src\/start\.tsx$/, priority: 2 },
            { name: "kept", test: KEPT, priority: 1 },
            { name: "orders", test: ORDERS },
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    // Left to itself, Vitest keeps one core free: on two that is half the speed.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "inside and stores",
          include: ["tests/**/*.test.ts"],
          globalSetup: ["tests/support/postgres-setup.ts"],
          setupFiles: ["tests/support/setup.ts", "tests/support/databases-setup.ts"],
          // Nothing here keeps anything in its modules, and loading them anew takes longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: ["tests/ui/**/*.test.tsx"],
          setupFiles: ["tests/support/setup.ts", "tests/support/pages-setup.ts"],
          isolate: false,
        },
      },
    ],
  },
});
