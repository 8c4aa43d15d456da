import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { STYLES } from "./scripts/class-names.js";
import { previewPages } from "./scripts/preview-pages.js";
import { shopInPage } from "./scripts/shop-in-page.js";

const START =
  /rolldown\/runtime|src\/(?:start\.tsx|surroundings\.ts|page-settings\.ts|core\/visitor\.ts|adapters\/(?:local-storage\/visitor-on-demand|system\/day-changes)\.ts)$/;

const ORDERS =
  /src\/core\/(?:orders\/order(?:-[a-z]+)?|customers\/(?:customer|email)|cart\/cart-review|messages\/typed-message|payments\/agreement-state)\.ts$/;

const WINDOW = /src\/core\/(?:shop|splash\/splash)\.ts$/;

const FARM = /src\/core\/(?:flocks|posts|pricing|rich-text|shared)\//;

const PARTS =
  /src\/ui\/shared\/(?:parts\/(?:dialog|empty-state|field|page|saving-button)\.tsx|queries\/(?:use-command|orders)\.ts|navigation\/use-number-fields\.ts|fault-notices\.ts|orders\/[a-z-]+\.tsx)$/;

const STORES = /src\/adapters\/local-storage\/(?:local-storage-stores|visitor-store)\.ts$/;

const SHOP = /src\/(?:core\/counter|adapters\/local-storage\/back-room)\.ts$/;

const ADMIN =
  /src\/(?:core\/author\.ts|adapters\/local-storage\/storage-room\.ts|ui\/admin\/admin-area\.tsx)$/;

export default defineConfig(({ isPreview = false }) => ({
  // Each public page is a file of its own; while it is worked on, one page stands for all.
  appType: isPreview ? "mpa" : "spa",
  plugins: [react(), shopInPage(), previewPages()],
  css: STYLES,
  preview: { port: 4173, strictPort: true },
  // wouter asks an older React's stand-in for what React has.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Pages bring the list of what they need, and links are pointed at before they are pressed: a second list of it
      // all in the first script would weigh a kilobyte.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((file) => file.endsWith(".css")),
    },
    // The server's pages begin with the second.
    rolldownOptions: {
      input: { index: "index.html", shared: "src/main-shared.tsx" },
      output: {
        // What both begin with is one file, and so is what pages share and what the admin area asks for first: many
        // small ones pack badly, and each is a request of its own. A group takes what it imports with it, unless one
        // of higher priority has that.
        codeSplitting: {
          groups: [
            { name: "start", test: START, priority: 10 },
            { name: "window", test: WINDOW, priority: 9 },
            { name: "orders", test: ORDERS, priority: 8 },
            { name: "farm", test: FARM, priority: 7 },
            { name: "dates", test: /src\/ui\/shared\/dates\.ts$/, priority: 6 },
            { name: "parts", test: PARTS, priority: 5 },
            { name: "stores", test: STORES, priority: 4 },
            { name: "shop", test: SHOP, priority: 3 },
            { name: "office", test: /src\/core\/office\.ts$/, priority: 2 },
            { name: "admin", test: ADMIN, priority: 1 },
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
}));
