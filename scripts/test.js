import { mkdirSync, rmSync } from "node:fs";
import { closingLine, REPORTS } from "./reports.js";
import { run } from "./run.js";

rmSync(REPORTS.folder, { recursive: true, force: true });
mkdirSync(REPORTS.folder, { recursive: true });

const steps = [
  run("npm", ["run", "--silent", "check"]),
  run("npx", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORTS.unit}`,
  ]),
  run("node", ["scripts/test-e2e.js"]),
];

console.log(closingLine());
process.exitCode = steps.every(Boolean) ? 0 : 1;
