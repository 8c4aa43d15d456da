import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import { type Driver, type Engine, type Place, untilFound } from "#tests/engines/driver.ts";
import { FIND, HAS_TESTING_LIBRARY, TESTING_LIBRARY } from "#tests/engines/in-page.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const driverOf = async (browser: Browser): Promise<Driver> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(seconds(20));
  const find = async (what: Place | string): Promise<ElementHandle | null> => {
    if (!(await page.evaluate(HAS_TESTING_LIBRARY))) await page.evaluate(TESTING_LIBRARY);
    const call = `(function () {${FIND}})(${JSON.stringify(what)})`;
    return (await page.evaluateHandle(call)).asElement() as ElementHandle | null;
  };
  const found = (what: Place | string) => untilFound(what, find);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    press: async (place) => (await found(place)).click(),
    fill: async (place, text) => {
      const typed = await found(place);
      await typed.focus();
      await typed.evaluate((input) => (input as HTMLInputElement).select());
      await typed.type(text);
    },
    choose: async (place, option) => void (await (await found(place)).select(option)),
    see: async (what) => void (await found(what)),
    ask: (question) => page.evaluate(question),
    close: () => context.close(),
  };
};

/** By WebDriver BiDi, which an unchanged Firefox speaks. */
export const openFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? "",
  });
  return { open: () => driverOf(browser), stop: () => browser.close() };
};
