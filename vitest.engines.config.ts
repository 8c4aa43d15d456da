import { defineConfig } from "vitest/config";
import { seconds } from "./tools/lib/slowness.ts";

/** Journeys in the engines of other browsers: see scripts/test-engines.js. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    expect: { poll: { timeout: seconds(30) } },
  },
});
