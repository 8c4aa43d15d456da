import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { hostSite } from "#tests/e2e/static-host.ts";
import { openFirefox } from "#tests/engines/by-puppeteer.ts";
import { openWebKit } from "#tests/engines/by-webdriver.ts";
import {
  button,
  type Driver,
  type Engine,
  field,
  heading,
  link,
  type Place,
} from "#tests/engines/driver.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const SITE = "node_modules/.cache/shops/placeholder";
const [BROWSERS_SHOP, SERVERS_SHOP] = [4290, 4291];
const SHOP = `http://localhost:${BROWSERS_SHOP}`;
const SHARED = `http://127.0.0.1:${SERVERS_SHOP}`;

const BROWSERS = [
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
] as const;

const wanted = process.env.BROWSERS?.split(",") ?? [];

const LARGE: Place = { role: "article", name: "Large Eggs" };
const ADDRESS: Place = { role: "group", name: "Where we deliver to" };

const addADozen = async (driver: Driver): Promise<void> => {
  await driver.see("180 in stock");
  await driver.choose({ role: "combobox", name: "Pack size", within: LARGE }, "12");
  await driver.press(button("Add to Basket", LARGE));
  await driver.see("Added to basket!");
  await driver.see(link("Basket, 1 item"));
};

const practise = async (driver: Driver, postcode = ""): Promise<void> => {
  await driver.press(button("Practice payment (no money moves)"));
  await driver.fill(field("Name"), "Mabel");
  await driver.fill(field("Email"), "mabel@example.com");
  if (postcode) await driver.fill(field("Postcode", ADDRESS), postcode);
  await driver.press(button("Complete practice payment"));
  await driver.see(heading("Thank You!"));
};

const findOrders = async (driver: Driver): Promise<void> => {
  await driver.fill(field("Email"), "mabel@example.com");
  await driver.press(button("Find Orders"));
  await driver.see("Pending");
};

const logIn = async (driver: Driver, url: string): Promise<void> => {
  await driver.open(`${url}/admin`);
  await driver.fill(field("Password"), "farmgate");
  await driver.press(button("Unlock Dashboard"));
  await driver.see(heading("Dashboard"));
};

/** Has the page on the screen as it is on paper, in any engine. */
const putOnPaper = (): void => {
  const instead = new Map([
    ["print", "all"],
    ["screen", "not all"],
  ]);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules.filter((one) => one instanceof CSSMediaRule))
    rule.media.mediaText = instead.get(rule.media.mediaText) ?? rule.media.mediaText;
};

describe.each(BROWSERS.filter(([name]) => wanted.length === 0 || wanted.includes(name)))(
  "in %s",
  (_name, start) => {
    let engine: Engine;
    let visitor: Driver | undefined;
    const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

    beforeAll(async () => {
      engine = await start();
    }, seconds(60));

    afterEach(async () => {
      await leave();
      endAll();
    });

    afterAll(async () => {
      await engine?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const leave = async (): Promise<void> => {
      const left = visitor;
      visitor = undefined;
      await left?.close();
    };

    /** In a browser of its own, after the one before has left: WebKit's driver serves one at a time. */
    const visit = async (url: string): Promise<Driver> => {
      await leave();
      visitor = await engine.open();
      await visitor.open(url);
      return visitor;
    };

    test("a visitor buys and finds the order again", { timeout: seconds(120) }, async () => {
      const host = await hostSite(SITE, BROWSERS_SHOP);
      const driver = await visit(`${SHOP}/`);
      await addADozen(driver);
      await driver.reload();
      await driver.press(link("Basket, 1 item"));
      await driver.see(heading("Your Basket"));
      await practise(driver);
      await driver.see(link("Basket"));
      expect(await driver.ask(() => JSON.parse(localStorage.eggInventory).large)).toBe(168);
      await driver.open(`${SHOP}/my-orders`);
      await findOrders(driver);
      await host.close();
    });

    test("an order reaches the farm of a shared shop", { timeout: seconds(180) }, async () => {
      const data = join(folder, "data");
      plantOpenedToday(data);
      await startServer(SERVERS_SHOP, { FARMGATE_DATA: data });
      const driver = await visit(`${SHARED}/`);
      await addADozen(driver);
      await driver.press(link("Basket, 1 item"));
      await practise(driver, "RH10 1AA");
      const farmer = await visit(`${SHARED}/`);
      await logIn(farmer, SHARED);
      await farmer.press(link("Orders"));
      await farmer.see("1 order");
    });

    test("the owner changes a price, and Home shows it", { timeout: seconds(120) }, async () => {
      const host = await hostSite(SITE, BROWSERS_SHOP);
      const driver = await visit(`${SHOP}/`);
      await logIn(driver, SHOP);
      await driver.press(link("Inventory & Pricing"));
      const prices: Place = { role: "region", name: "Pricing Management" };
      const large: Place = { role: "group", name: "Large Eggs", within: prices };
      await driver.fill({ role: "spinbutton", name: "12 pack", within: large }, "3.55");
      await driver.press(button("Save All Changes", prices));
      await driver.see("Egg prices have been updated successfully.");
      await driver.open(`${SHOP}/`);
      await driver.see(LARGE);
      const packs = await driver.ask(() => document.body.textContent);
      expect(packs).toContain("12 pack — £3.55");
      await host.close();
    });

    test("the shop opens without a network after one visit", {
      timeout: seconds(120),
    }, async () => {
      const host = await hostSite(SITE, BROWSERS_SHOP);
      const driver = await visit(`${SHOP}/`);
      await driver.see("180 in stock");
      const isKept = () =>
        driver.ask(() => navigator.serviceWorker?.controller?.state === "activated");
      await expect.poll(isKept).toBe(true);
      await driver.open(`${SHOP}/about`);
      await host.close();
      await driver.open(`${SHOP}/`);
      await addADozen(driver);
      await driver.press(link("Basket, 1 item"));
      await driver.see(heading("Your Basket"));
    });

    test("paper has the packing list alone", { timeout: seconds(120) }, async () => {
      const host = await hostSite(SITE, BROWSERS_SHOP);
      const driver = await visit(`${SHOP}/`);
      await addADozen(driver);
      await driver.press(link("Basket, 1 item"));
      await practise(driver);
      await logIn(driver, SHOP);
      await driver.press(link("Orders"));
      await driver.press(link("Print packing list"));
      await driver.see({ role: "region", name: "Packing list" });
      await driver.ask(putOnPaper);
      await driver.see({ role: "region", name: "Packing list" });
      const look = await driver.ask(() => ({
        background: getComputedStyle(document.body).backgroundColor,
        hidden: [...document.querySelectorAll("nav, aside, input[type=checkbox]")].every(
          (element) => element.getClientRects().length === 0,
        ),
      }));
      expect(look).toEqual({ background: "rgb(255, 255, 255)", hidden: true });
      await host.close();
    });
  },
);
