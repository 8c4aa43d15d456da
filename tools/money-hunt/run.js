import { buildShop } from "../lib/build-shop.js";
import { run } from "../lib/run.js";

const FOLDER = "node_modules/.cache/faults";

const CONFIG = "tools/money-hunt/vite.config.ts";

/** Builds the shop as it is served, and what hunts for lost money in it. */
const isBuilt =
  buildShop(`${FOLDER}/shop/dist`, `${FOLDER}/shop/dist-server`) &&
  run("npx", [
    ...["vite", "build", "--logLevel", "warn"],
    ...["--outDir", `${FOLDER}/hunt`, "--config", CONFIG],
  ]);

const passed =
  isBuilt &&
  run("node", [
    `${FOLDER}/hunt/main.js`,
    "--server",
    `${FOLDER}/shop/dist-server/server.js`,
    ...process.argv.slice(2),
  ]);

process.exitCode = passed ? 0 : 1;
