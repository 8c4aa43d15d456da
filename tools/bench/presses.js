import { figuresOf, median, toTenths } from "./figures.js";
import { watchPresses } from "./watch.js";

const SLOWDOWN = 4;
const BADGE_LIMIT_MS = 9.8;
const LINK_LIMIT_MS = 50;
const PRESSES_A_PAGE = 12;
const SETTLING_MS = 700;
const BETWEEN_MS = 150;
const A_FRAME_MS = 17;
const CHANGED = "until the page has changed, ms";
const PAINTED = "until its frame is painted, ms";
const TIMEOUT_MS = 60_000;

/** From which page, to which, by which link. */
const LINKS = /** @type {const} */ ([
  ["/", "/about"],
  ["/", "/contact"],
  ["/", "/our-chickens"],
  ["/", "/how-to-find-us"],
  ["/", "/my-orders"],
  ["/our-chickens", "/our-chickens/1775203200000"],
  ["/about", "/"],
]);

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ changed: number, painted: number }} Times
 */

/** @param {import("@playwright/test").Browser} browser */
export const openPage = async (browser) => {
  // The page learns from outside what to watch, which the shop's policy doesn't forbid.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(watchPresses);
  const session = await page.context().newCDPSession(page);
  /** @param {number} rate */
  const slowDown = async (rate) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
  };
  /** @param {string} url */
  const open = async (url) => {
    await slowDown(1);
    await page.goto(url);
    await page.waitForFunction(() => Reflect.get(window, "early") === null);
    await page.waitForTimeout(SETTLING_MS);
    await slowDown(SLOWDOWN);
  };
  return { page, open, slowDown };
};

/**
 * @param {Page} page
 * @param {string} selector What is going to change.
 * @param {() => Promise<unknown>} press
 */
const timed = async (page, selector, press) => {
  await page.evaluate((text) => Reflect.get(window, "watch")(text), selector);
  await press();
  return /** @type {Times} */ (await page.evaluate(() => Reflect.get(window, "news")));
};

/**
 * A press as the page has it, without the way that a mouse takes to it.
 * @param {import("@playwright/test").Locator} target
 */
const pressed = (target) =>
  target.evaluate((element) => element instanceof HTMLElement && element.click());

/**
 * From a press on Add to Basket until the badge shows it.
 * @param {import("./homes.js").Home} home
 * @param {import("@playwright/test").Browser} browser
 * @param {number} rounds
 */
export const badgeOf = async ({ name, origin }, browser, rounds) => {
  const figure = figuresOf(`Add to Basket at a ${SLOWDOWN}× CPU slowdown, ${name}`);
  const firsts = /** @type {Times[]} */ ([]);
  const presses = /** @type {Times[]} */ ([]);
  for (let round = 0; round < rounds; round += 1) {
    const { page, open } = await openPage(browser);
    await open(`${origin}/`);
    const button = page.getByRole("button", { name: "Add to Basket" }).nth(3);
    await button.scrollIntoViewIfNeeded();
    for (let press = 0; press < PRESSES_A_PAGE; press += 1) {
      // Presses of people don't wait for the screen's frames.
      await page.waitForTimeout(BETWEEN_MS + Math.random() * A_FRAME_MS);
      const times = await timed(page, 'header a[href="/checkout"]', () => pressed(button));
      (press === 0 ? firsts : presses).push(times);
    }
    await page.context().close();
  }
  /** @param {keyof Times} moment */
  const medianOf = (moment, /** @type {readonly Times[]} */ times) =>
    toTenths(median(times.map((time) => time[moment])));
  const first = "the first press on a page";
  return [
    figure("a press", CHANGED, medianOf("changed", presses), { atMost: BADGE_LIMIT_MS }),
    figure("a press", PAINTED, medianOf("painted", presses), { atMost: A_FRAME_MS }),
    figure(first, CHANGED, medianOf("changed", firsts)),
    figure(first, PAINTED, medianOf("painted", firsts)),
  ];
};

/**
 * From a press on a link that is pointed at, until the other page's heading is there.
 * @param {import("./homes.js").Home} home
 * @param {import("@playwright/test").Browser} browser
 * @param {number} rounds
 */
export const linksOf = async ({ name, origin }, browser, rounds) => {
  const figure = figuresOf(`Links at a ${SLOWDOWN}× CPU slowdown, ${name}`);
  const { page, open } = await openPage(browser);
  /** @param {string} to */
  const follow = async (to) => {
    await page.mouse.move(0, 899);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(SETTLING_MS);
    return timed(page, "h1", () => pressed(link));
  };
  const figures = [];
  for (const [from, to] of LINKS) {
    await open(origin + from);
    const first = await follow(to);
    const later = /** @type {Times[]} */ ([]);
    for (let round = 0; round < rounds; round += 1) {
      await follow(from);
      later.push(await follow(to));
    }
    const trial = `${from} → ${to}`;
    figures.push(
      figure(trial, CHANGED, toTenths(median(later.map(({ changed }) => changed))), {
        atMost: LINK_LIMIT_MS,
      }),
      figure(trial, PAINTED, toTenths(median(later.map(({ painted }) => painted)))),
      figure(trial, "the first on a page until it has changed, ms", toTenths(first.changed)),
    );
  }
  await page.context().close();
  return figures;
};
