import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { getBrowser } from "./browser.js";
import { buildShop } from "./build-shop.js";
import { startFirst } from "./first-start.js";
import { run } from "./run.js";

const FOLDER = "node_modules/.cache/shops";

/**
 * @param {string} from
 * @param {string} to
 */
const copy = (from, to) => {
  cpSync(`${FOLDER}/${from}`, `${FOLDER}/${to}`, { recursive: true });
  return true;
};

/** Puts a PayPal client id into each page of a built site, where a build with one has it. */
const configure = () => {
  const site = `${FOLDER}/configured`;
  for (const file of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const page = readFileSync(`${site}/${file}`, "utf8");
    writeFileSync(`${site}/${file}`, page.replace("YOUR_PAYPAL_CLIENT_ID", "test-client-id"));
  }
  return true;
};

/** Builds the shop as a fresh checkout does, once with a PayPal client id, and once with its server beside it. */
const buildShops = () =>
  buildShop(`${FOLDER}/placeholder`, `${FOLDER}/shared/dist-server`) &&
  copy("placeholder", "shared/dist") &&
  copy("placeholder", "configured") &&
  configure();

/** Lets the server make the database that the tests start with: each making takes seconds. */
const openShop = async () =>
  (await startFirst(`${FOLDER}/shared/dist-server/server.js`, `${FOLDER}/shared/data`)) &&
  copy("shared/data", "shared/opened");

/** Makes all that the browser's tests need, the shops within their weights, and answers whether it is there. */
export const prepareShops = async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  return (
    getBrowser() !== undefined &&
    buildShops() &&
    run("node", ["tools/bench/size.js", `${FOLDER}/placeholder`]) &&
    (await openShop())
  );
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = (await prepareShops()) ? 0 : 1;
