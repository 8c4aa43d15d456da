import { run } from "../lib/run.js";

const FOLDER = "node_modules/.cache/faults";

/**
 * @param {string} place
 * @param {string[]} [args]
 */
const build = (place, args = []) =>
  run("npx", ["vite", "build", "--logLevel", "warn", "--outDir", `${FOLDER}/${place}`, ...args]);

/** Builds the shop as it is served, and what hunts for lost money in it. */
const isBuilt =
  build("shop/dist") &&
  build("shop/dist-server", ["--config", "vite.server.config.ts"]) &&
  build("hunt", ["--config", "tools/money-hunt/vite.config.ts"]);

const passed =
  isBuilt &&
  run("node", [
    `${FOLDER}/hunt/main.js`,
    "--server",
    `${FOLDER}/shop/dist-server/server.js`,
    ...process.argv.slice(2),
  ]);

process.exitCode = passed ? 0 : 1;
