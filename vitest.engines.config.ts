import { defineConfig } from "vitest/config";

/** Journeys in the engines of other browsers: see scripts/test-engines.js. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    globalSetup: ["tests/support/slowness-setup.ts"],
  },
});
