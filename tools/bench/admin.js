import { chromium } from "@playwright/test";
import { preview } from "vite";
import { demoRecords } from "../../src/app/tasks/demo-records.js";
import { getBrowser } from "../lib/browser.js";
import { run } from "../lib/run.js";
import { PAGES, PRESSES, REST } from "./admin-trials.js";
import { figuresOf, median } from "./figures.js";

const PORT = 4185;
const SLOWDOWN = 4;
const PAGE_LIMIT_MS = 1_000;
const PRESS_LIMIT_MS = 150;
const ROUNDS = 5;
const ORDERS = 10_000;
/** The last of them is about what a browser has room for. */
const GROWTH = [2_500, 5_000, 10_000, 11_500];
const SETTLING_MS = 1_500;
const TIMEOUT_MS = 30_000;

const OPENED = "Pages opened by their address";
const PRESSED = "Presses";
const TO_THE_END = "To the end of long pages";

/** @typedef {import("@playwright/test").Page} Page */

/** What was measured, for the person who started this. */
const found = /** @type {import("./figures.js").Figure[]} */ ([]);
const figure = figuresOf(
  `Admin area of ten thousand orders at a ${SLOWDOWN}× CPU slowdown, static site`,
);

/**
 * Milliseconds from a deed in the page until what it leads to has been painted.
 * @param {Page} page
 * @param {string} deed
 * @param {string} arrived
 */
const time = (page, deed, arrived) =>
  page.evaluate(
    ([act, isThere]) =>
      new Promise((resolve) => {
        const begun = performance.now();
        // biome-ignore lint/security/noGlobalEval: the deeds are this file's own.
        globalThis.eval(act ?? "");
        const look = () => {
          // biome-ignore lint/security/noGlobalEval: the deeds are this file's own.
          if (globalThis.eval(isThere ?? "")) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [deed, arrived],
  );

/** Has each page note when what its tab's question asks for has been painted. */
const watch = () => {
  const look = () => {
    // biome-ignore lint/security/noGlobalEval: the questions are this file's own.
    if (document.body && globalThis.eval(sessionStorage.getItem("question") ?? ""))
      Object.assign(globalThis, { arrivedAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** @typedef {{ readonly wall: number, readonly work: number }} Figures */

/** @param {() => Promise<Figures>} trial */
const medianOf = async (trial) => {
  const figures = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await trial());
  return {
    wall: Math.round(median(figures.map(({ wall }) => wall))),
    work: Math.round(median(figures.map(({ work }) => work))),
  };
};

// `npm run bench` has just built it.
const isBuilt = process.send !== undefined || process.argv.includes("--no-build");
if (!isBuilt && !run("node", ["scripts/build.js"])) process.exit(1);

const executablePath = getBrowser();
// Another's port would mean measuring another's shop.
const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: "warn" });
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
// The trials are texts, which the shop's policy keeps pages from running.
const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
await page.addInitScript(watch);
const slow = await page.context().newCDPSession(page);
await slow.send("Performance.enable", { timeDomain: "threadTicks" });

/** Milliseconds that the page's main thread has worked, whatever else the machine was busy with. */
const worked = async () => {
  const { metrics } = await slow.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
};

/** @param {number} rate */
const slowDown = (rate) => slow.send("Emulation.setCPUThrottlingRate", { rate });
/** @param {string} path */
const addressOf = (path) => `http://localhost:${PORT}${path}`;

/**
 * Puts a farm of so many orders into the browser. Answers with its characters.
 * @param {number} orders
 */
const stock = async (orders) => {
  const records = demoRecords(orders);
  await slowDown(1);
  await page.goto(addressOf("/pictures/logo.svg"));
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    Object.assign(localStorage, kept, { isAdminAuthenticated: "true" });
  }, records);
  return Object.values(records).join("").length;
};

/**
 * A page by its address, in a tab that shows none of the shop.
 * @param {string} path
 * @param {string} arrived
 */
const openDirectly = async (path, arrived) => {
  await slowDown(1);
  await page.goto(addressOf("/pictures/logo.svg"));
  await page.evaluate((question) => {
    sessionStorage.setItem("question", question);
  }, arrived);
  await slowDown(SLOWDOWN);
  const before = await worked();
  await page.goto(addressOf(path), { waitUntil: "commit" });
  await page.waitForFunction("globalThis.arrivedAt", null, { timeout: TIMEOUT_MS });
  const work = (await worked()) - before;
  return { wall: Number(await page.evaluate("globalThis.arrivedAt")), work };
};

/**
 * @param {number} orders That the browser keeps.
 * @param {(typeof PRESSES)[number] | (typeof REST)[number]} trial
 */
const press = async (orders, [name, from, deed, arrived, preparation]) => {
  // What was marked in the last round is as it was.
  if (name.startsWith("mark")) await stock(orders);
  await slowDown(1);
  await page.goto(addressOf(from));
  await page.waitForTimeout(SETTLING_MS);
  if (preparation) await page.evaluate(preparation);
  if (preparation) await page.waitForTimeout(SETTLING_MS);
  await slowDown(SLOWDOWN);
  const before = await worked();
  const wall = Number(await time(page, deed, arrived));
  return { wall, work: (await worked()) - before };
};

/**
 * @param {string} kind
 * @param {string} name
 * @param {Figures} figures
 * @param {import("./figures.js").Limit} [limit]
 */
const report = (kind, name, { wall, work }, limit) => {
  const one = figure(name, `${kind}, ms`, wall, limit);
  found.push(one);
  if (!one.holds) process.exitCode = 1;
  const row = `${String(wall).padStart(6)} ${String(work).padStart(6)}  ${name}`;
  console.log(one.holds ? row : `${row}  over the limit`);
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

/** @param {readonly [name: string, ...rest: unknown[]]} trial */
const isWanted = ([name]) =>
  wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase()));

const pages = PAGES.filter(isWanted);
const presses = PRESSES.filter(isWanted);

const measure = async () => {
  console.log(
    `Milliseconds at a ${SLOWDOWN}× CPU slowdown and ${ORDERS} orders, median of ${ROUNDS}:
until it shows, and of work of the page's main thread meanwhile (a busy machine adds to the first alone).`,
  );
  await stock(ORDERS);
  console.log(`${OPENED} (limit ${PAGE_LIMIT_MS}):`);
  for (const [name, path, arrived] of pages)
    report(OPENED, name, await medianOf(() => openDirectly(path, arrived)), {
      atMost: PAGE_LIMIT_MS,
    });
  console.log(`${PRESSED} (limit ${PRESS_LIMIT_MS}):`);
  for (const trial of presses)
    report(PRESSED, trial[0], await medianOf(() => press(ORDERS, trial)), {
      atMost: PRESS_LIMIT_MS,
    });
  console.log(`${TO_THE_END}:`);
  for (const trial of REST.filter(isWanted))
    report(TO_THE_END, trial[0], await medianOf(() => press(ORDERS, trial)));
};

const grow = async () => {
  console.log(`Milliseconds of work of the page's main thread, median of ${ROUNDS}:`);
  const names = [...pages.map(([name]) => name), ...presses.map(([name]) => name)];
  /** @type {Map<string, number[]>} */
  const grown = new Map(names.map((name) => [name, []]));
  for (const orders of GROWTH) {
    console.log(`${orders} orders: ${await stock(orders)} characters`);
    for (const [name, path, arrived] of pages)
      grown.get(name)?.push((await medianOf(() => openDirectly(path, arrived))).work);
    for (const trial of presses)
      grown.get(trial[0])?.push((await medianOf(() => press(orders, trial))).work);
  }
  console.log(`At ${GROWTH.join(", ")} orders; more than linear where the last column is above 1:`);
  const [first = 1, last = 1] = [GROWTH[0], GROWTH.at(-1)];
  for (const [name, figures] of grown) {
    const times = (figures.at(-1) ?? 0) / (figures[0] ?? 1) / (last / first);
    const rounded = Math.round(times * 100) / 100;
    const row = figures.map((ms) => String(ms).padStart(6)).join(" ");
    console.log(`${row}  ${rounded.toFixed(2)}  ${name}`);
    const one = figure(name, "growth, of what is linear", rounded, { atMost: 1 });
    found.push(one);
    if (!one.holds) process.exitCode = 1;
  }
};

await (process.argv.includes("--growth") ? grow() : measure());
process.send?.(found);
await browser.close();
await server.close();
