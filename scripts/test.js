import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runPart, showProgress, spell } from "../tools/lib/parts.js";
import { closingLine, REPORTS } from "../tools/lib/reports.js";

const SLOWEST = 10;

const words = process.argv.slice(2);
/** See tools/lib/extent.ts. `--rest` counts what `npm test` has found before, too. */
const extent = words.includes("--rest") ? "rest" : words.includes("--all") ? "all" : "daily";
const env = { TESTS: extent };
const start = performance.now();

if (extent !== "rest") rmSync(REPORTS.folder, { recursive: true, force: true });
mkdirSync(REPORTS.folder, { recursive: true });
showProgress();

const partOf = (/** @type {string} */ name) => (extent === "rest" ? `rest-${name}` : name);

const check = () =>
  runPart({ part: "check", name: "Types and lint", command: "npm", args: ["run", "check"] });

const prepare = () =>
  runPart({
    part: partOf("shops"),
    name: "Shops for the browser",
    command: "node",
    args: ["tools/lib/test-shops.js"],
  });

const test = () =>
  runPart({
    part: partOf("unit"),
    name: "Laws, examples, contracts and pages",
    command: "npx",
    args: [
      "vitest",
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${REPORTS.reportOf(partOf("unit"))}`,
    ],
    env,
  });

const travel = () =>
  runPart({
    part: partOf("journeys"),
    name: "Journeys in a browser",
    command: "node",
    args: ["scripts/test-e2e.js", "--prepared"],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.reportOf(partOf("journeys")) },
  });

const breakThings = () =>
  runPart({
    part: "faults",
    name: "Quick faults",
    command: "node",
    args: ["scripts/test-faults.js", "--prepared", "--quick"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.reportOf("faults") },
  });

const countOf = (/** @type {string} */ before) => `${REPORTS.folder}/${before}-count.json`;

/** What `npm test` counted. */
const countedBefore = () =>
  existsSync(countOf("daily"))
    ? JSON.parse(readFileSync(countOf("daily"), "utf8"))
    : { passed: 0, failed: 1 };

const beside = await Promise.all(
  extent === "rest" ? [prepare(), test()] : [check(), prepare(), test()],
);
const after = [await travel()];
if (extent !== "daily") after.push(await breakThings());

const outcomes = [...beside, ...after];
const slowest = outcomes
  .flatMap(({ files }) => [...files])
  .sort(([, one], [, other]) => other - one)
  .slice(0, SLOWEST);
const counted = extent === "rest" ? [...outcomes, countedBefore()] : outcomes;
const count = {
  passed: counted.reduce((sum, { passed }) => sum + passed, 0),
  failed: counted.reduce((sum, { failed }) => sum + failed, 0),
};
writeFileSync(countOf(extent), JSON.stringify(count));

console.log("The slowest files:");
for (const [file, ms] of slowest)
  console.log(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${file}`);
console.log(`It took ${spell(performance.now() - start)}.`);
console.log(closingLine(count));
process.exitCode = count.failed === 0 ? 0 : 1;
