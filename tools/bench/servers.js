import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/postgres-server.js";

const SERVER = resolve("dist-server/server.js");
const TOOL = resolve("dist-server/tool.js");
const TIMEOUT_MS = 60_000;

/**
 * @typedef {object} BenchServer
 * @property {number} port
 * @property {() => { peakMB: number | null }} memory What it took at most until now, where the system tells.
 * @property {() => number | null} workedMs For how long a processor has worked for it until now, where the system tells.
 * @property {() => Promise<{ units: number, retries: number }>} stop Ends it, and answers what it told at its end.
 */

/** @param {number} port */
const isUp = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {number | undefined} pid */
const peakOf = (pid) => {
  const file = `/proc/${pid}/status`;
  const [, kB] = (existsSync(file) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))) || [];
  return kB ? Math.round((Number(kB) * 1_024) / 1_000_000) : null;
};

/** Of what Linux counts a process's work in. */
const TICKS_MS = 10;

/** @param {number | undefined} pid */
const workedMsOf = (pid) => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  const [user, system] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICKS_MS;
};

/**
 * The built server as a process of its own. Callers say themselves who they are, as behind a proxy.
 * @param {string} folder Where no settings lie.
 * @param {Record<string, string>} settings
 * @returns {Promise<BenchServer>}
 */
export const startServer = async (folder, settings) => {
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), TRUST_PROXY: "1", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const told = { units: 0, retries: 0 };
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.includes('"stopped"')) Object.assign(told, JSON.parse(line));
  });
  const latest = Date.now() + TIMEOUT_MS;
  while (!(await isUp(port))) {
    if (child.exitCode !== null || Date.now() > latest)
      throw new Error("The server doesn't start.");
    await pause(100);
  }
  return {
    port,
    memory: () => ({ peakMB: peakOf(child.pid) }),
    workedMs: () => workedMsOf(child.pid),
    stop: async () => {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
      return told;
    },
  };
};

/**
 * Fills a database before servers open it.
 * @param {string} folder
 * @param {Record<string, string>} settings
 * @param {number} orders
 */
export const seed = async (folder, settings, orders) => {
  const child = spawn(process.execPath, [TOOL, "seed", String(orders), "--yes"], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The database can't be filled.");
};
