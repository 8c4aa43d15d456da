import { mkdirSync, rmSync } from "node:fs";
import { closingLine, REPORTS } from "../tools/lib/reports.js";
import { run, runBeside } from "../tools/lib/run.js";

rmSync(REPORTS.folder, { recursive: true, force: true });
mkdirSync(REPORTS.folder, { recursive: true });

const check = run("npm", ["run", "--silent", "check"]);

// What the browser's tests need is made while the others wait for something.
const preparing = runBeside("node", ["tools/lib/test-shops.js"], "pipe");
const testing = runBeside("npx", [
  "vitest",
  "run",
  "--reporter=dot",
  "--reporter=json",
  `--outputFile.json=${REPORTS.unit}`,
]);
const [prepared, unit] = await Promise.all([preparing, testing]);
if (!prepared.succeeded) console.log(prepared.said);

const succeeded = {
  check,
  unit: unit.succeeded,
  e2e: prepared.succeeded && run("node", ["scripts/test-e2e.js", "--prepared"]),
};

console.log(closingLine(succeeded));
process.exitCode = Object.values(succeeded).every(Boolean) ? 0 : 1;
