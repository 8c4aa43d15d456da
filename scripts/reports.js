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

/** "N passed, N failed" of all that ran. */
export const closingLine = () => {
  const [unit, e2e] = [countUnit(), countE2e()];
  return `${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`;
};
