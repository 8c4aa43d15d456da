import { mkdirSync, rmSync } from "node:fs";
import { closingLine, REPORTS } from "./reports.js";
import { run } from "./run.js";

rmSync(REPORTS.folder, { recursive: true, force: true });
mkdirSync(REPORTS.folder, { recursive: true });

const succeeded = {
  check: run("npm", ["run", "--silent", "check"]),
  unit: run("npx", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORTS.unit}`,
  ]),
  e2e: run("node", ["scripts/test-e2e.js"]),
};

console.log(closingLine(succeeded));
process.exitCode = Object.values(succeeded).every(Boolean) ? 0 : 1;
