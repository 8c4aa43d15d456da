import { getBrowser } from "../tools/lib/browser.js";
import { run } from "../tools/lib/run.js";
import { prepareShops } from "../tools/lib/test-shops.js";

const PREPARED = "--prepared";
const FAULTS = "--faults";

const words = process.argv.slice(2);
const tests = words.filter((word) => word !== PREPARED && word !== FAULTS);
const config = words.includes(FAULTS) ? ["--config", "playwright.faults.config.ts"] : [];

const isPrepared = words.includes(PREPARED) || (await prepareShops());
const browser = getBrowser();
const passed =
  isPrepared &&
  browser !== undefined &&
  run("npx", ["playwright", "test", ...config, ...tests], { CHROMIUM_PATH: browser });

process.exitCode = passed ? 0 : 1;
