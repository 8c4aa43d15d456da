import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { STYLES } from "./tools/vite/class-names.js";
import { fetchedParts } from "./tools/vite/fetched-parts.js";
import { LICENCES } from "./tools/vite/licences.js";
import { offlineWorker } from "./tools/vite/offline-worker.js";
import { previewPages } from "./tools/vite/preview-pages.js";
import { reactMarks } from "./tools/vite/react-marks.js";
import { shopInPage } from "./tools/vite/shop-in-page.js";

/**
 * What is one file of the built shop, by its name; a module belongs to the first that it matches. Many small files pack
 * badly, and asking for one takes longer than reading a few hundred bytes that a page could do without.
 */
const FILES = {
  // What both homes begin with.
  start:
    /rolldown\/runtime|src\/(?:app\/(?:browser\/(?:start\.tsx|browser-deps\.ts)|render\/page-settings\.ts)|core\/visitor\.ts|adapters\/(?:local-storage\/visitor-on-demand|system\/day-changes)\.ts)$/,
  // By itself: what goes on without a network needs it, and no orders.
  day: /src\/core\/shared\/day\.ts$/,
  orders:
    /src\/core\/(?:orders\/order(?:-[a-z]+)?|customers\/email|payments\/agreement-state)\.ts$/,
  // Fetched after the first page, for when nothing can be fetched any more.
  offline: /src\/(?:app\/browser\/keep-offline|ui\/shared\/(?:moment|parts\/as-of-line))\.tsx?$/,
  parts:
    /src\/ui\/shared\/(?:parts\/(?:empty-state|page)\.[.a-z]+|navigation\/use-noted-order\.ts)$/,
  // What people type into: where one of these is, the others are not far.
  forms:
    /src\/ui\/shared\/(?:parts\/(?:dialog|field|not-reached|saving-button|total)[.a-z]*|queries\/use-command\.ts|notices\/undo\.ts)$/,
  cart: /src\/core\/(?:cart\/(?:cart-quantity|cart-review|line-moves)|inventory\/shelf)\.ts$/,
  packing:
    /src\/(?:core\/orders\/(?:packing-list|when-and-where)|ui\/shared\/orders\/order-(?:items|status-chip))\.[.a-z]+$/,
  books:
    /src\/core\/(?:flocks\/(?:books|flock|flock-pnl)|customers\/customer|inventory\/stock-edit|pricing\/price-edit)\.ts$/,
  posts: /src\/core\/(?:posts\/post|rich-text\/picture)\.ts$/,
  lists: /src\/(?:core\/admin-routes|ui\/shared\/queries\/use-pages)\.ts$/,
  records:
    /node_modules\/valibot\/|src\/(?:ports\/records|core\/posts\/draft|adapters\/(?:farm-json\/(?:record-list|records|stored-number)|local-storage\/(?:document-list|stored-packs)|versions\/version-of))\.ts$/,
};

/** Tests that take an hour's patience: see vitest.faults.config.ts. */
const PATIENT = ["tests/faults/{walls,growth}.test.ts"];

/** Tests that make pages as a server does. */
const MADE_PAGES = ["tests/ui/rendered-pages.test.ts"];

export default defineConfig(({ isPreview = false }) => ({
  // Each public page is a file of its own; while it is worked on, one page stands for all.
  appType: isPreview ? "mpa" : "spa",
  plugins: [react(), reactMarks(), shopInPage(), fetchedParts(), previewPages(), offlineWorker()],
  css: STYLES,
  preview: { port: 4173, strictPort: true },
  resolve: {
    alias: [
      // wouter asks an older React's stand-in for what React has,
      { find: "use-sync-external-store/shim/index.js", replacement: "react" },
      // and brings a location of its own, where the shop has one that can be guarded.
      {
        find: "./use-browser-location.js",
        replacement: "/src/ui/shared/navigation/no-location.ts",
      },
    ],
  },
  build: {
    manifest: true,
    license: { fileName: LICENCES },
    modulePreload: {
      polyfill: false,
      // Pages bring the list of what they need, and links are pointed at before they are pressed: a second list of
      // all scripts in the first would weigh a kilobyte.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((file) => file.endsWith(".css")),
    },
    // The server's pages begin with the second.
    rolldownOptions: {
      input: { index: "index.html", shared: "src/app/browser/main-shared.tsx" },
      output: {
        codeSplitting: {
          groups: Object.entries(FILES).map(([name, test]) => ({ name, test })),
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    // What a page says after the last test has no reporter to go to.
    disableConsoleIntercept: true,
    // Left to itself, Vitest keeps one core free: on two that is half the speed. Some tests wait for more than for the processor.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: "inside and stores",
          include: ["tests/**/*.test.ts"],
          exclude: [...MADE_PAGES, ...PATIENT],
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
          globalSetup: ["tests/support/made-pages-setup.ts"],
          setupFiles: ["tests/support/setup.ts", "tests/support/pages-setup.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        // React's renderer for servers and the one for browsers don't share a process.
        test: { name: "pages as they are sent", include: MADE_PAGES },
      },
    ],
  },
}));
