import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { isDaily, isRest, REST, WHOLLY_LEFT } from "./tools/lib/extent.ts";
import { seconds } from "./tools/lib/slowness.ts";
import { CHUNKS } from "./tools/vite/chunks.js";
import { classNames } from "./tools/vite/class-names.js";
import { farmersPages } from "./tools/vite/farmers-pages.js";
import { fetchedParts } from "./tools/vite/fetched-parts.js";
import { LICENCES } from "./tools/vite/licences.js";
import { offlineWorker } from "./tools/vite/offline-worker.js";
import { previewPages } from "./tools/vite/preview-pages.js";
import { shopInPage } from "./tools/vite/shop-in-page.js";
import { unusedRules } from "./tools/vite/unused-rules.js";

/** Tests that make pages as a server does. */
const MADE_PAGES = ["tests/ui/rendered-pages.test.ts"];

export default defineConfig(({ command, mode, isPreview = false }) => ({
  // Each public page is a file of its own; while it is worked on, one page stands for all.
  appType: isPreview ? "mpa" : "spa",
  plugins: [react(), shopInPage(), farmersPages(), fetchedParts(), previewPages(), offlineWorker()],
  // What Sass has against Pico's own sheets is not ours to mend.
  css: {
    preprocessorOptions: { scss: { quietDeps: true } },
    ...(command === "build" && { modules: { generateScopedName: classNames() } }),
    postcss: { plugins: [unusedRules()] },
  },
  preview: { port: 4173, strictPort: true },
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
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  test: {
    restoreMocks: true,
    ...(mode === "test" && { expect: { poll: { timeout: seconds(10) } } }),
    // What a page says after the last test has no reporter to go to.
    disableConsoleIntercept: true,
    // Left to itself, Vitest keeps one core free: on two that is half the speed. Some tests wait for more than for the processor.
    maxWorkers: availableParallelism() + 1,
    // Most of what pages and tests make is forgotten at once: with more room it is gone before it is looked at.
    execArgv: ["--max-semi-space-size=64"],
    projects: [
      {
        extends: true,
        test: {
          name: "inside and stores",
          include: isRest ? [...REST] : ["tests/**/*.test.ts"],
          exclude: [...MADE_PAGES, "tests/{engines,faults}/**", ...(isDaily ? WHOLLY_LEFT : [])],
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
          include: isRest ? [] : ["tests/ui/**/*.test.tsx"],
          globalSetup: ["tests/support/made-pages-setup.ts"],
          setupFiles: ["tests/support/setup.ts", "tests/support/pages-setup.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        // React's renderer for servers and the one for browsers don't share a process.
        test: { name: "pages as they are sent", include: isRest ? [] : MADE_PAGES },
      },
    ],
  },
}));
