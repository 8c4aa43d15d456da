import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { buildShop } from "../tools/lib/build-shop.js";
import { startFirst } from "../tools/lib/first-start.js";
import { run } from "../tools/lib/run.js";

const FOLDER = "node_modules/.cache/other-node";

/**
 * Where another Node lies, fetched as npm's package of that name.
 * @param {string} version
 */
const nodeOf = (version) =>
  execFileSync(
    "npm",
    ["exec", "--yes", `--package=node@${version}`, "--", "node", "-p", "process.execPath"],
    { encoding: "utf8", shell: process.platform === "win32" },
  ).trim();

/** Starts the built server in an empty folder, and has it end. */
const startServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), "farmgate-other-node-"));
  try {
    return await startFirst(`${FOLDER}/dist-server/server.js`, join(folder, "data"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const version = process.argv[2] ?? "";
if (!/^\d+(?:\.\d+){0,2}$/.test(version)) {
  console.error("It takes the number of a Node: npm run test:node -- 24");
  process.exit(1);
}

const node = nodeOf(version);
// What the tests and the build start by its name is this Node too.
process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
process.execPath = node;
console.log(`Node ${execFileSync(node, ["--version"], { encoding: "utf8" }).trim()}`);

const passed =
  run(node, [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=dot",
    ...process.argv.slice(3),
  ]) &&
  buildShop(`${FOLDER}/dist`, `${FOLDER}/dist-server`) &&
  (await startServer());
console.log(passed ? "It passes the tests, and the server starts on it." : "Something failed.");
process.exitCode = passed ? 0 : 1;
