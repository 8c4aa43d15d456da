import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { PATIENT } from "./tools/lib/extent.ts";

const { webServer: _servers, projects: _projects, ...others } = base;

/** What becomes of the server when it is killed, or its clock jumps: each test starts servers of its own. */
export default defineConfig({
  ...others,
  testDir: "tests/faults",
  testMatch: "**/*.test.ts",
  testIgnore: PATIENT.map((file) => `**/${file}`),
});
