import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { getBrowser } from "./browser.js";
import { demoRecords } from "./demo-records.js";

const PORT = 4185;
const SLOWDOWN = 4;
const LIMIT_MS = 200;
const ROUNDS = 5;

/**
 * Milliseconds from a deed in the page until what it leads to has been painted.
 * @param {import("@playwright/test").Page} page
 * @param {string} deed
 * @param {string} arrived
 */
const time = (page, deed, arrived) =>
  page.evaluate(
    ([act, isThere]) =>
      new Promise((resolve) => {
        const start = performance.now();
        // biome-ignore lint/security/noGlobalEval: the deeds are this file's own.
        globalThis.eval(act ?? "");
        const look = () => {
          // biome-ignore lint/security/noGlobalEval: the deeds are this file's own.
          if (globalThis.eval(isThere ?? "")) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [deed, arrived],
  );

/** @param {string} path */
const follow = (path) => `document.querySelector('aside a[href="${path}"]').click()`;
/** @param {string} text */
const heading = (text) => `document.querySelector("h1")?.textContent === "${text}"`;
/** @param {string} text */
const type = (text) =>
  `{ const box = document.querySelector('input[type="search"]');
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(box, "${text}");
     box.dispatchEvent(new Event("input", { bubbles: true })); }`;

/** Name, where it begins, what is done, when what the window shows has arrived. */
const TRIALS = [
  [
    "open Orders",
    "/admin/customers",
    follow("/admin/orders"),
    `${heading("Orders")} && document.querySelector("main [aria-expanded]")`,
  ],
  [
    "search Orders",
    "/admin/orders",
    type("c77@"),
    "document.querySelectorAll('main [aria-expanded]').length < 15",
  ],
  [
    "open an order",
    "/admin/orders",
    "document.querySelector('main [aria-expanded]').click()",
    "document.querySelector('main [aria-expanded=true] + div table')",
  ],
  [
    "open Customers",
    "/admin/orders",
    follow("/admin/customers"),
    `${heading("Customer Management")} && document.querySelector("tbody td button")`,
  ],
  [
    "search Customers",
    "/admin/customers",
    type("c1999"),
    "document.querySelectorAll('tbody td button').length === 1",
  ],
  ["open Flocks", "/admin/orders", follow("/admin/flocks"), heading("Flocks")],
  [
    "open Flock 1",
    "/admin/flocks",
    `document.querySelector('a[href="/admin/flocks/1"]').click()`,
    `${heading("Flock 1")} && document.querySelector('form input[name="amount"]')`,
  ],
  [
    "open Dashboard",
    "/admin/orders",
    follow("/admin"),
    `${heading("Dashboard")} && document.querySelector("main li")`,
  ],
];

/** What is drawn below the first view, right after it: reported, with no limit of its own. */
const REST = [
  [
    "open Flock 1, to its last table",
    "/admin/flocks",
    `document.querySelector('a[href="/admin/flocks/1"]').click()`,
    `document.querySelectorAll("tbody").length > 1`,
  ],
  [
    "open Dashboard, to its end",
    "/admin/orders",
    follow("/admin"),
    `document.querySelector("#profits-title")`,
  ],
];

/** @param {number[]} figures */
const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const executablePath = getBrowser();
const server = spawn("npx", ["vite", "preview", "--port", String(PORT)], {
  stdio: "ignore",
  detached: true,
});
await new Promise((resolve) => setTimeout(resolve, 3_000));
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`http://localhost:${PORT}/`);
await page.evaluate((records) => {
  Object.assign(localStorage, records, { isAdminAuthenticated: "true" });
}, demoRecords());
const slow = await page.context().newCDPSession(page);

console.log(
  `Milliseconds at a ${SLOWDOWN}× CPU slowdown, median of ${ROUNDS} (limit ${LIMIT_MS}):`,
);
for (const [name, from, deed, arrived] of [...TRIALS, ...REST]) {
  const figures = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto(`http://localhost:${PORT}${from}`);
    await page.waitForTimeout(1_500);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    figures.push(Number(await time(page, String(deed), String(arrived))));
  }
  const middle = Math.round(median(figures));
  const isOver = middle > LIMIT_MS && TRIALS.some(([limited]) => limited === name);
  if (isOver) process.exitCode = 1;
  console.log(`${String(middle).padStart(6)}  ${name}${isOver ? "  over the limit" : ""}`);
}
await browser.close();
if (server.pid) process.kill(-server.pid);
