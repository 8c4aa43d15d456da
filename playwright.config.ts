import { defineConfig } from "@playwright/test";
import { isDaily, isRest } from "./tools/lib/extent.ts";
import { seconds } from "./tools/lib/slowness.ts";

const isRoot = process.getuid?.() === 0;

const DAILY = /@daily/;
/**
 * Playwright's own list for this system, since the last such argument alone counts, and the two pages of the address bar's list, which
 * Chromium makes for each window: they take a third of a journey.
 */
const WITHOUT_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];
const PORTS = { placeholder: 4183, configured: 4184 };
/** Their pages are slowed down, which takes a processor for each. */
const SLOW_PHONES = "**/*-presses.spec.ts";
/** Of the shop on a server: see tools/lib/test-shops.js. */
const SHARED_PORT = 4185;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "node_modules/.cache/e2e-results",
  fullyParallel: true,
  forbidOnly: true,
  ...(isDaily && { grep: DAILY }),
  ...(isRest && { grepInvert: DAILY }),
  // One more than the cores of a small machine: pages wait for more than for the processor.
  workers: 3,
  projects: [
    { name: "journeys", testMatch: "**/*.spec.ts", testIgnore: SLOW_PHONES },
    { name: "slow phones", testMatch: SLOW_PHONES, workers: 2 },
  ],
  timeout: seconds(30),
  expect: { timeout: seconds(5) },
  // A line a test where somebody looks on, else a sign.
  reporter: [
    [process.stdout.isTTY ? "list" : "dot"],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORTS.placeholder}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Drawing as a graphics card would, without one, takes an eighth of the time, and a process that does
      // nothing but draw would take a tenth more.
      args: [
        "--disable-gpu",
        "--in-process-gpu",
        `--disable-features=${WITHOUT_FEATURES.join(",")}`,
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
    // Each would fetch the whole shop: offline.spec.ts tries it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Each step of what moves would be painted, with nobody to see it. Some tests have it move: see MOVING.
    contextOptions: { reducedMotion: "reduce" },
    // Keeping a trace of every test would double the time: `--trace on` makes one.
    screenshot: "only-on-failure",
  },
  webServer: [
    ...Object.entries(PORTS).map(([shop, port]) => ({
      command: `npx vite preview --port ${port} --outDir node_modules/.cache/shops/${shop}`,
      port,
    })),
    {
      command: "node node_modules/.cache/shops/shared/dist-server/server.js",
      url: `http://localhost:${SHARED_PORT}/healthz`,
      env: { PORT: String(SHARED_PORT), FARMGATE_DATA: "node_modules/.cache/shops/shared/data" },
    },
  ],
});
