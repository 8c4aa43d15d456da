import { existsSync, readFileSync } from "node:fs";

/** Where the test runners leave their JSON reports. */
export const REPORTS = {
  folder: "node_modules/.cache/reports",
  unit: "node_modules/.cache/reports/unit.json",
  e2e: "node_modules/.cache/reports/e2e.json",
};

/** @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

const countUnit = () => {
  const report = read(REPORTS.unit);
  if (!report) return { passed: 0, failed: 0 };
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
};

const countE2e = () => {
  const report = read(REPORTS.e2e);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
};

/**
 * "N passed, N failed" of all that ran. A step that failed without a failing test counts as one failed.
 * @param {{ check: boolean, unit: boolean, e2e: boolean }} succeeded
 */
export const closingLine = (succeeded) => {
  const unit = countUnit();
  const e2e = countE2e();
  const failed =
    (succeeded.check ? 0 : 1) +
    (succeeded.unit ? 0 : Math.max(1, unit.failed)) +
    (succeeded.e2e ? 0 : Math.max(1, e2e.failed));
  return `${unit.passed + e2e.passed} passed, ${failed} failed`;
};
