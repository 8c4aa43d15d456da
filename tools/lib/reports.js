import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const FOLDER = "node_modules/.cache/reports";

/**
 * Where the test runners leave their JSON reports, and what they said.
 * @type {{ folder: string, reportOf: (part: string) => string, saidOf: (part: string) => string }}
 */
export const REPORTS = {
  folder: FOLDER,
  reportOf: (part) => `${FOLDER}/${part}.json`,
  saidOf: (part) => `${FOLDER}/${part}.log`,
};

/**
 * @typedef {{ file: string, title: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, files: Map<string, number>, failures: Failure[] }} Outcome
 */

/**
 * @param {any} file of a report
 * @returns {Failure[]}
 */
const failuresOfFile = ({ name, status, message, assertionResults }) => {
  const file = relative(process.cwd(), name);
  if (status === "failed" && assertionResults.length === 0)
    return [{ file, title: "the file itself", message }];
  return assertionResults
    .filter((/** @type {any} */ { status: ended }) => ended === "failed")
    .map((/** @type {any} */ { fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: failureMessages.join("\n"),
    }));
};

/**
 * @param {any} report
 * @returns {Outcome}
 */
const outcomeOfVitest = ({ testResults, numPassedTests }) => {
  const failures = testResults.flatMap(failuresOfFile);
  const files = new Map();
  for (const { name, startTime, endTime } of testResults)
    files.set(relative(process.cwd(), name), endTime - startTime);
  return { passed: numPassedTests, failed: failures.length, files, failures };
};

/**
 * @param {any} suite of Playwright
 * @returns {any[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {any} spec
 * @param {string} file
 * @returns {Failure[]}
 */
const failuresOfSpec = ({ title, tests }, file) =>
  tests
    .filter((/** @type {any} */ { status }) => status === "unexpected" || status === "flaky")
    .map((/** @type {any} */ { results }) => ({
      file,
      title,
      message: results
        .flatMap((/** @type {any} */ { errors }) => errors)
        .map((/** @type {any} */ { message }) => message)
        .join("\n"),
    }));

/**
 * @param {any} report
 * @returns {Outcome}
 */
const outcomeOfPlaywright = ({ config, suites, errors, stats }) => {
  const files = new Map();
  /** @type {Failure[]} */
  const failures = errors.map((/** @type {any} */ { message }) => ({
    file: "",
    title: "the run itself",
    message,
  }));
  const folder = relative(process.cwd(), config.rootDir);
  for (const spec of suites.flatMap(specsOf)) {
    const file = `${folder}/${spec.file}`;
    failures.push(...failuresOfSpec(spec, file));
    for (const { duration } of spec.tests.flatMap((/** @type {any} */ { results }) => results))
      files.set(file, (files.get(file) ?? 0) + duration);
  }
  return { passed: stats.expected, failed: failures.length, files, failures };
};

/**
 * What a part of the tests came to. One that failed without a failing test counts as one failed.
 * @param {string} part
 * @param {boolean} succeeded
 * @returns {Outcome}
 */
export const outcomeOf = (part, succeeded) => {
  const path = REPORTS.reportOf(part);
  /** @type {Outcome} */
  const none = { passed: 0, failed: 0, files: new Map(), failures: [] };
  const report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
  const outcome = !report
    ? none
    : report.testResults
      ? outcomeOfVitest(report)
      : outcomeOfPlaywright(report);
  return succeeded ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
};

/**
 * "N passed, N failed".
 * @param {{ passed: number, failed: number }} counted
 */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
