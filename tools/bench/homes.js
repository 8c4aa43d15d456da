import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { getBrowser } from "../lib/browser.js";
import { freePort } from "../lib/postgres-server.js";
import { startServer } from "./servers.js";

const TIMEOUT_MS = 60_000;

/**
 * The built shop, where it is served.
 * @typedef {{ name: string, origin: string, stop: () => Promise<unknown> }} Home
 */

/** @param {string} url */
const untilItAnswers = async (url) => {
  const latest = Date.now() + TIMEOUT_MS;
  while (!(await fetch(url).catch(() => null))) {
    if (Date.now() > latest) throw new Error(`${url} doesn't answer.`);
    await pause(100);
  }
};

/** @returns {Promise<Home>} */
export const startStaticSite = async () => {
  const port = await freePort();
  const server = spawn("npx", ["vite", "preview", "--port", String(port), "--strictPort"], {
    stdio: "ignore",
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  await untilItAnswers(origin);
  const stop = async () => server.pid && process.kill(-server.pid);
  return { name: "static site", origin, stop };
};

/** @returns {Promise<Home>} */
export const startSharedShop = async () => {
  const folder = mkdtempSync(join(tmpdir(), "farmgate-bench-"));
  const { port, stop } = await startServer(folder, { FARMGATE_DATA: join(folder, "data") });
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: "shared shop", origin: `http://localhost:${port}`, stop: end };
};

/** A Chromium that Playwright drives, and Lighthouse at its port. */
export const openChromium = async () => {
  const executablePath = getBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  return { browser, port };
};
