import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, type WebDriver, type WebElement } from "selenium-webdriver";
import { type Driver, type Engine, type Place, untilFound } from "#tests/engines/driver.ts";
import { FIND, HAS_TESTING_LIBRARY, TESTING_LIBRARY } from "#tests/engines/in-page.ts";

const DISPLAY = ":94";
const PORT = 4294;

const driverOf = (browser: WebDriver): Driver => {
  const find = async (what: Place | string): Promise<WebElement | null> => {
    const isThere = await browser.executeScript(`return ${HAS_TESTING_LIBRARY}`);
    if (!isThere) await browser.executeScript(TESTING_LIBRARY);
    return browser.executeScript(FIND, what);
  };
  const found = (what: Place | string) => untilFound(what, find);
  return {
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    press: async (place) => {
      const pressed = await found(place);
      // At the edge, where it scrolls an element to by itself, a notice may lie over it.
      await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", pressed);
      await pressed.click();
    },
    fill: async (place, text) => {
      const typed = await found(place);
      await browser.executeScript("arguments[0].focus(); arguments[0].select()", typed);
      await typed.sendKeys(text);
    },
    choose: async (place, option) => {
      const list = await found(place);
      await list.findElement({ css: `option[value="${option}"]` }).click();
    },
    see: async (what) => void (await found(what)),
    ask: (question) => browser.executeScript(`return (${question})()`),
    close: () => browser.quit(),
  };
};

const MINI_BROWSER = process.env.MINI_BROWSER_PATH;

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** By WebDriver, on a screen of its own. */
export const openWebKit = async (): Promise<Engine> => {
  const env = { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: "1" };
  const begun: ChildProcess[] = [
    spawn("Xvfb", [DISPLAY, "-screen", "0", "1440x900x24"], { stdio: "ignore" }),
    spawn("WebKitWebDriver", [`--port=${PORT}`], { stdio: "ignore", env }),
  ];
  while (!(await isReady())) await wait(100);
  return {
    open: async () =>
      driverOf(
        await new Builder()
          .usingServer(`http://127.0.0.1:${PORT}`)
          .withCapabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
          })
          .build(),
      ),
    stop: async () => {
      for (const child of begun) child.kill("SIGTERM");
    },
  };
};
