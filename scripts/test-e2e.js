import { getBrowser } from "../tools/lib/browser.js";
import { run } from "../tools/lib/run.js";
import { prepareShops } from "../tools/lib/test-shops.js";

const WAYS = new Map([
  ["--faults", ["--config", "playwright.faults.config.ts"]],
  ["--prepared", []],
]);

const [first = "", ...others] = process.argv.slice(2);
const tests = [...(WAYS.get(first) ?? [first]), ...others].filter(Boolean);

const isPrepared = first === "--prepared" || (await prepareShops());
const browser = getBrowser();
const passed =
  isPrepared &&
  browser !== undefined &&
  run("npx", ["playwright", "test", ...tests], { CHROMIUM_PATH: browser });

process.exitCode = passed ? 0 : 1;
