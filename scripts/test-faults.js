import { run } from "../tools/lib/run.js";

const words = process.argv.slice(2);
const tests = words.flatMap((word) => (word === "--quick" ? ["--grep", "@quick"] : word));

const isPatient =
  tests.length > 0 || run("npx", ["vitest", "run", "--config", "vitest.faults.config.ts"]);
const isSteady = run("node", ["scripts/test-e2e.js", "--faults", ...tests]);

process.exitCode = isPatient && isSteady ? 0 : 1;
