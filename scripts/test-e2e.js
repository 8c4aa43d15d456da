import { getBrowser } from "./browser.js";
import { run } from "./run.js";

const SHOPS = {
  placeholder: "YOUR_PAYPAL_CLIENT_ID",
  configured: "test-client-id",
};

/** Builds the shop once as a fresh checkout does, and once with a PayPal client id. */
const buildShops = () =>
  Object.entries(SHOPS).every(([name, clientId]) =>
    run(
      "npx",
      ["vite", "build", "--logLevel", "warn", "--outDir", `node_modules/.cache/shops/${name}`],
      { VITE_PAYPAL_CLIENT_ID: clientId },
    ),
  );

const browser = getBrowser();
const passed =
  browser !== undefined &&
  buildShops() &&
  run("node", ["scripts/size.js", "node_modules/.cache/shops/placeholder"]) &&
  run("npx", ["playwright", "test", ...process.argv.slice(2)], { CHROMIUM_PATH: browser });

process.exitCode = passed ? 0 : 1;
