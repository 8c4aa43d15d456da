import { figuresOf, median, toTenths } from "./figures.js";
import { openPage } from "./presses.js";

const LONG_TASK_MS = 50;
const DEPTH = 700;
const SETTLING_MS = 700;
const TRACED = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, args?: any }} TraceEvent */

/**
 * The longest task of the page's main thread from its beginning until React has it, in milliseconds.
 * @param {readonly TraceEvent[]} events
 */
const longestTask = (events) => {
  const taken = events.find(({ name }) => name === "taken over");
  if (!taken) throw new Error("React didn't take the page over.");
  const started = events.find(
    ({ name, pid, ts }) => name === "navigationStart" && pid === taken.pid && ts < taken.ts,
  );
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === "RunTask" &&
      pid === taken.pid &&
      tid === taken.tid &&
      ts > (started?.ts ?? 0) &&
      ts < taken.ts,
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1_000;
};

/**
 * How long Home's main thread is held while it loads, and whether a press of Back leads to the place that was left.
 * @param {import("./homes.js").Home} home
 * @param {import("@playwright/test").Browser} browser
 * @param {number} rounds
 */
export const startOf = async ({ name, origin }, browser, rounds) => {
  const figure = figuresOf(`Home, ${name}`);

  /** @param {number} rate */
  const longest = async (rate) => {
    const tasks = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, slowDown } = await openPage(browser);
      await slowDown(rate);
      await browser.startTracing(page, { categories: TRACED });
      await page.goto(`${origin}/`);
      await page.waitForFunction(() => Reflect.get(window, "early") === null);
      const trace = JSON.parse((await browser.stopTracing()).toString());
      tasks.push(longestTask(trace.traceEvents));
      await page.context().close();
    }
    return toTenths(median(tasks));
  };

  const isBack = async () => {
    const { page, open } = await openPage(browser);
    await open(`${origin}/`);
    await page.evaluate((depth) => scrollTo(0, depth), DEPTH);
    await page.waitForTimeout(SETTLING_MS);
    const left = await page.evaluate(() => scrollY);
    await page.evaluate(() =>
      document
        .querySelector("a[href='/about']")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    );
    await page.waitForURL("**/about");
    await page.waitForTimeout(SETTLING_MS);
    await page.goBack();
    await page.waitForTimeout(2 * SETTLING_MS);
    const found = await page.evaluate(() => scrollY);
    await page.context().close();
    return left > 0 && Math.abs(found - left) <= 1;
  };

  return [
    figure("/", "longest task until React has the page, ms", await longest(1), {
      atMost: LONG_TASK_MS,
    }),
    figure("/", "the same at a 4× CPU slowdown, ms", await longest(4)),
    figure("/", "Back leads to the place that was left", await isBack(), { atLeast: 1 }),
  ];
};
