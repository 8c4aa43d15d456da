import { readFileSync } from "node:fs";
import { run } from "../tools/lib/run.js";

const REPORT = "node_modules/.cache/stryker/report.json";
const LEAST = 90;
const LEAST_OF_A_FILE = 80;

const ran = run("npx", ["stryker", "run", ...process.argv.slice(2)]);

const KILLED = ["Killed", "Timeout"];
const SURVIVED = ["Survived", "NoCoverage"];

/** @param {{ status: string }[]} mutants */
const scoreOf = (mutants) => {
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const survived = mutants.filter(({ status }) => SURVIVED.includes(status)).length;
  return { killed, survived, score: (100 * killed) / Math.max(1, killed + survived) };
};

/** @type {Record<string, { mutants: { status: string, statusReason?: string }[] }>} */
const files = ran ? JSON.parse(readFileSync(REPORT, "utf8")).files : {};
const mutants = Object.values(files).flatMap((file) => file.mutants);
const whole = scoreOf(mutants);
const leftOut = mutants.filter(({ status }) => status === "Ignored").length;
const weak = Object.entries(files)
  .map(([name, file]) => ({ name, ...scoreOf(file.mutants) }))
  .filter(({ score, survived }) => survived > 0 && score < LEAST_OF_A_FILE);

console.log(
  `${whole.killed} of ${whole.killed + whole.survived} mutants killed (${whole.score.toFixed(1)} %); ${leftOut} static ones left out.`,
);
for (const { name, score, survived } of weak)
  console.error(`${name}: ${score.toFixed(0)} %, ${survived} survived.`);
if (!ran || whole.score < LEAST || weak.length > 0) process.exitCode = 1;
