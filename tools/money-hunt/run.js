import { buildShop } from "../lib/build-shop.js";
import { run } from "../lib/run.js";

const FOLDER = "node_modules/.cache/faults";

const CONFIG = "tools/money-hunt/vite.config.ts";

const wanted = process.argv.slice(2);

/** The value that follows a word. */
const said = (/** @type {string} */ word) => wanted[wanted.indexOf(word) + 1];

/** A year of an egg farm, over memory and over PostgreSQL. */
const walkYear = () => {
  if (wanted.includes("--seed")) process.env.YEAR_SEED = said("--seed");
  if (wanted.includes("--days")) process.env.YEAR_DAYS = said("--days");
  const config = ["--config", "vitest.faults.config.ts"];
  return run("npx", ["vitest", "run", ...config, "tests/faults/egg-year"]);
};

/** Builds the shop as it is served, and what hunts for lost money in it. */
const isBuilt = () =>
  buildShop(`${FOLDER}/shop/dist`, `${FOLDER}/shop/dist-server`) &&
  run("npx", [
    ...["vite", "build", "--logLevel", "warn"],
    ...["--outDir", `${FOLDER}/hunt`, "--config", CONFIG],
  ]);

const hunt = () =>
  isBuilt() &&
  run("node", [
    `${FOLDER}/hunt/main.js`,
    "--server",
    `${FOLDER}/shop/dist-server/server.js`,
    ...wanted,
  ]);

process.exitCode = (wanted.includes("--year") ? walkYear() : hunt()) ? 0 : 1;
