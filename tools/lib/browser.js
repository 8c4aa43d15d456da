import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./run.js";

// The first shows no windows: tests take two thirds of the time in it.
const SYSTEM_BROWSERS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
];
const DOWNLOAD_TIMEOUT_MS = 180_000;

const HELP =
  "No browser for the tests: install Chromium so that `chromium` is on the PATH, or set CHROMIUM_PATH to one.";

/** @param {string} name */
export const onPath = (name) => {
  const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/** The path of a Chromium on this machine, if it has one. */
export const findBrowser = () => {
  const own = chromium.executablePath();
  const candidates = [process.env.CHROMIUM_PATH, own, ...SYSTEM_BROWSERS.map(onPath)];
  return candidates.find((path) => path && existsSync(path));
};

const download = () =>
  spawnSync("npx", ["playwright", "install", "chromium"], {
    stdio: "ignore",
    timeout: DOWNLOAD_TIMEOUT_MS,
  }).status === 0;

/**
 * Installs the first of these choices of Debian's packages that can be had; false where that takes another's rights.
 * @param {string[][]} choices
 */
export const installFromDebian = (choices) =>
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/apt-get") &&
  run("apt-get", ["update", "-qq"]) &&
  choices.some((names) =>
    run("apt-get", ["install", "-y", "-qq", ...names], { DEBIAN_FRONTEND: "noninteractive" }),
  );

/** Finds a Chromium, or gets one: Playwright's own, else Debian's. */
export const getBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium here yet: getting one…");
  if (download() || installFromDebian([["chromium-headless-shell"], ["chromium"]]))
    return findBrowser();
  console.error(HELP);
  return undefined;
};
