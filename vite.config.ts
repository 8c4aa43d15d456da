import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { FARM } from "./src/core/farm.ts";

/** What search engines and a page still loading show of the farm. */
const farmInPage = {
  name: "farm-in-page",
  transformIndexHtml: (page: string) =>
    page
      .replaceAll("%FARM_NAME%", FARM.name)
      .replaceAll(
        "%FARM_DESCRIPTION%",
        `${FARM.tagline} Free delivery to ${FARM.deliveryTown} on ${FARM.deliveryDays}, or collection from the farm.`,
      ),
};

export default defineConfig({
  plugins: [react(), farmInPage],
  preview: { port: 4173, strictPort: true },
  build: { manifest: true, modulePreload: { polyfill: false } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/support/setup.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
    // Left to itself, Vitest keeps one core free: on two that is half the speed.
    maxWorkers: "100%",
  },
});
