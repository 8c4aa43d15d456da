import { run } from "../tools/lib/run.js";

const words = process.argv.slice(2);

const isPatient =
  words.length > 0 || run("npx", ["vitest", "run", "--config", "vitest.faults.config.ts"]);
const isSteady = run("node", ["scripts/test-e2e.js", "--faults", ...words]);

process.exitCode = isPatient && isSteady ? 0 : 1;
