import { run } from "../tools/lib/run.js";

const words = process.argv.slice(2);
/** Those that take under a minute, of shops that are built already. */
const tests = words.includes("--quick") ? ["--prepared", "--grep", "@quick"] : words;

const isPatient =
  tests.length > 0 || run("npx", ["vitest", "run", "--config", "vitest.faults.config.ts"]);
const isSteady = run("node", ["scripts/test-e2e.js", "--faults", ...tests]);

process.exitCode = isPatient && isSteady ? 0 : 1;
