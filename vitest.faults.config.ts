import { defineConfig } from "vitest/config";
import { PATIENT } from "./tools/lib/extent.ts";
import { seconds } from "./tools/lib/slowness.ts";

/** What needs patience and no browser: every wall broken in a copy of the sources, and the SQL at a hundred thousand orders. */
export default defineConfig({
  test: {
    include: [...PATIENT],
    globalSetup: ["tests/support/postgres-setup.ts"],
    setupFiles: ["tests/support/setup.ts", "tests/support/databases-setup.ts"],
    restoreMocks: true,
    expect: { poll: { timeout: seconds(10) } },
  },
});
