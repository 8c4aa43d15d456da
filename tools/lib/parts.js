import { existsSync, readFileSync, rmSync } from "node:fs";
import { closingLine, outcomeOf, REPORTS } from "./reports.js";
import { runBeside } from "./run.js";

const MOST_FAILURES = 20;
const LINES_OF_ONE = 12;
const LAST_LINES = 30;

/** @param {number} ms */
export const spell = (ms) => {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * @param {string} text
 * @param {number} from
 * @param {number} [until]
 */
const linesOf = (text, from, until) =>
  text
    .trim()
    .split("\n")
    .slice(from, until)
    .map((line) => `    ${line}`)
    .join("\n");

/**
 * @param {string} part
 * @param {import("./reports.js").Outcome} outcome
 */
const showFailures = (part, { failures }) => {
  for (const { file, title, message } of failures.slice(0, MOST_FAILURES))
    console.log(`  ✗ ${file}: ${title}\n${linesOf(message, 0, LINES_OF_ONE)}`);
  const said = REPORTS.saidOf(part);
  if (failures.length === 0 && existsSync(said))
    console.log(linesOf(readFileSync(said, "utf8"), -LAST_LINES));
  console.log(`  All that was said: ${said}`);
};

/** What runs at the moment, and since when. @type {Map<string, number>} */
const running = new Map();

/** Shows on a terminal that something is under way. */
export const showProgress = () => {
  if (!process.stdout.isTTY) return;
  setInterval(() => {
    const parts = [...running].map(
      ([name, start]) => `${name} ${spell(performance.now() - start)}`,
    );
    process.stdout.write(`\r\u001B[K${parts.join(", ")}`);
  }, 1_000).unref();
};

/** @param {string} line */
const say = (line) => console.log(process.stdout.isTTY ? `\r\u001B[K${line}` : line);

/**
 * Runs a part of the tests beside what else runs, says how it ended, and answers what it came to.
 * @param {{ part: string, name: string, command: string, args: string[], env?: NodeJS.ProcessEnv }} what
 */
export const runPart = async ({ part, name, command, args, env }) => {
  const start = performance.now();
  running.set(name, start);
  rmSync(REPORTS.reportOf(part), { force: true });
  const succeeded = await runBeside(command, args, REPORTS.saidOf(part), env);
  running.delete(name);
  const outcome = outcomeOf(part, succeeded);
  const isCounted = outcome.files.size > 0;
  const end = isCounted ? closingLine(outcome) : succeeded ? "done" : "failed";
  say(`${name}: ${end} in ${spell(performance.now() - start)}`);
  if (!succeeded) showFailures(part, outcome);
  return outcome;
};
