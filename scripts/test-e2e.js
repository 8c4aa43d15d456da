import { cpSync, rmSync } from "node:fs";
import { getBrowser } from "./browser.js";
import { startFirst } from "./first-start.js";
import { run } from "./run.js";

const FOLDER = "node_modules/.cache/shops";

const SHOPS = {
  placeholder: "YOUR_PAYPAL_CLIENT_ID",
  configured: "test-client-id",
};

/**
 * @param {string} place
 * @param {string[]} [args]
 * @param {Record<string, string>} [env]
 */
const build = (place, args = [], env = {}) =>
  run(
    "npx",
    ["vite", "build", "--logLevel", "warn", "--outDir", `${FOLDER}/${place}`, ...args],
    env,
  );

/**
 * @param {string} from
 * @param {string} to
 */
const copy = (from, to) => {
  cpSync(`${FOLDER}/${from}`, `${FOLDER}/${to}`, { recursive: true });
  return true;
};

/** Builds the shop as a fresh checkout does, with a PayPal client id, and with its server beside it. */
const buildShops = () =>
  Object.entries(SHOPS).every(([name, clientId]) =>
    build(name, [], { VITE_PAYPAL_CLIENT_ID: clientId }),
  ) &&
  copy("placeholder", "shared/dist") &&
  build("shared/dist-server", ["--config", "vite.server.config.ts"]);

/** Lets the server make the database that the tests start with: each making takes seconds. */
const openShop = async () =>
  (await startFirst(`${FOLDER}/shared/dist-server/server.js`, `${FOLDER}/shared/data`)) &&
  copy("shared/data", "shared/opened");

const [first, ...others] = process.argv.slice(2);
const tests =
  first === "--faults"
    ? ["--config", "playwright.faults.config.ts", ...others]
    : process.argv.slice(2);

rmSync(FOLDER, { recursive: true, force: true });

const browser = getBrowser();
const passed =
  browser !== undefined &&
  buildShops() &&
  run("node", ["scripts/size.js", `${FOLDER}/placeholder`]) &&
  (await openShop()) &&
  run("npx", ["playwright", "test", ...tests], { CHROMIUM_PATH: browser });

process.exitCode = passed ? 0 : 1;
