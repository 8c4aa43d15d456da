import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.js";

const TOOL = "dist-server/tool.js";

/** What the tool is built from. */
const SOURCES = ["src", "scripts", "tools", "vite.server.config.ts", "package-lock.json"];

/**
 * When the newest file of a folder was written, or a file.
 * @param {string} path
 * @returns {number}
 */
const newestIn = (path) => {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).map((name) => newestIn(join(path, name)));
  return Math.max(mtimeMs, ...inside);
};

/** A server that runs needs the files that it began with: they are replaced only where they are old. */
const isBuilt = () =>
  existsSync(TOOL) && SOURCES.every((path) => newestIn(path) <= statSync(TOOL).mtimeMs);

/** Builds the server where there is none of these sources, and answers whether there is one now. */
export const buildServer = () =>
  isBuilt() ||
  run("npx", ["vite", "build", "--logLevel", "warn", "--config", "vite.server.config.ts"]);

/**
 * Has the server's tool do a task, and ends as it does.
 * @param {string} task
 */
export const runTool = (task) => {
  const args = process.argv.slice(2);
  process.exitCode = buildServer() && run(process.execPath, [TOOL, task, ...args]) ? 0 : 1;
};
