// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aShopInBrowser } from "#tests/support/a-shop-in-browser.ts";
import { fillInWhatJsdomLacks, noticeSaying, UNCONFIGURED } from "#tests/support/render-shop.tsx";
import { Farmgate, preloadPage } from "#ui/farmgate.tsx";
import { guardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import { doDeeds } from "#ui/storefront/deeds/do-deeds.ts";
import { ALL_DEEDS } from "#ui/storefront/deeds/open-deeds.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const LONG = { timeout: seconds(10) };

const EMPTY = "Your basket is empty.";
const FIELDS = { category: "large", packSize: "12", deliveryMethod: "delivery", price: "355" };
const LINE = { category: "large", packSize: 12, deliveryMethod: "delivery", price: 355 };

beforeEach(() => {
  localStorage.clear();
});
let stopWatching = (): void => undefined;
afterEach(() => {
  cleanup();
  stopWatching();
  localStorage.clear();
});

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal("reportError", reported);
});

const aTab = (indexedDB?: IDBFactory) => {
  const { app } = aShopInBrowser(localStorage, indexedDB);
  const client = createQueryClient();
  const sender = { app, client, isGuarded: () => false };
  return {
    app,
    client,
    note: (name: string, input: unknown) => app.visitor.deeds.note(name, input),
    doLeft: (readers = ALL_DEEDS) => doDeeds(app.visitor.deeds.open(), readers, sender),
  };
};

const nothingIsLeft = ({ app }: ReturnType<typeof aTab>) =>
  expect.poll(() => app.visitor.deeds.open(), LONG).toEqual([]);

/** The basket's page, which does what was left as soon as it shows. Answers with every text that it has shown. */
const openBasket = async (tab: ReturnType<typeof aTab>): Promise<ReadonlySet<string>> => {
  await preloadPage("/checkout");
  fillInWhatJsdomLacks();
  history.replaceState(null, "", "/checkout");
  const seen = new Set<string>();
  const look = () => seen.add(document.querySelector("main")?.textContent ?? "");
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  stopWatching = () => watch.disconnect();
  render(
    <Farmgate
      app={tab.app}
      providers={UNCONFIGURED}
      setting={IN_ONE_BROWSER}
      location={guardedLocation(window)}
      client={tab.client}
      onShown={() => tab.doLeft()}
    />,
  );
  return seen;
};

test("a basket never shows empty while what an earlier page added is being stored", async () => {
  const tab = aTab();
  tab.note("early put in", FIELDS);
  const seen = await openBasket(tab);
  expect(await screen.findByRole("listitem", { name: /^Large Eggs, 12 pack/ })).toBeDefined();
  await noticeSaying("Added to basket!");
  await nothingIsLeft(tab);
  expect([...seen].filter((text) => text.includes(EMPTY))).toEqual([]);
  expect(await tab.app.visitor.getCart()).toEqual([{ ...LINE, quantity: 1 }]);
});

test("a basket never shows empty while what was taken out is being put back", async () => {
  const tab = aTab();
  tab.note("put back", { line: { ...LINE, quantity: 2 }, place: 0 });
  const seen = await openBasket(tab);
  expect(await screen.findByRole("listitem", { name: /^Large Eggs, 12 pack/ })).toBeDefined();
  await nothingIsLeft(tab);
  expect([...seen].filter((text) => text.includes(EMPTY))).toEqual([]);
});

test("doDeeds adds a pack at the price of its press, and asks the shop for nothing", async () => {
  const tab = aTab();
  for (const call of ["getPrices", "getInventory"] as const)
    vi.spyOn(tab.app.shop.counter, call).mockRejectedValue(new Error("away"));
  tab.note("early put in", FIELDS);
  await tab.doLeft();
  await nothingIsLeft(tab);
  expect(await tab.app.visitor.getCart()).toEqual([{ ...LINE, quantity: 1 }]);
});

test("doDeeds chooses a method and remembers a postcode of before the script", async () => {
  const tab = aTab();
  tab.note("early choose delivery", { deliveryMethod: "collection" });
  await tab.app.typed.keep("/ postcode", { postcode: "rh10 1aa" });
  tab.note("early remember postcode", { postcode: "rh10 1aa" });
  await tab.doLeft();
  await nothingIsLeft(tab);
  expect(await tab.app.visitor.getDelivery()).toBe("collection");
  expect(await tab.app.visitor.getDeliveryPostcode()).toBe("RH10 1AA");
  // Home's field would say it again after another was asked about.
  await expect.poll(() => tab.app.typed.find("/ postcode"), LONG).toBeNull();
});

test("doDeeds sends a message of before the script once, and forgets what was typed", async () => {
  const tab = aTab();
  const typed = { name: "Mabel", email: "mabel@example.com", message: "Two trays, please" };
  await tab.app.typed.keep("/contact message", typed);
  const send = vi.spyOn(tab.app.shop.counter, "contactFarm");
  tab.note("early contact farm", { ...typed, answer: "by email" });
  await Promise.all([tab.doLeft(), tab.doLeft()]);
  await nothingIsLeft(tab);
  await expect.poll(() => tab.app.typed.find("/contact message"), LONG).toBeNull();
  expect(send.mock.calls).toEqual([[typed]]);
});

test.each([
  ["early put in", { ...FIELDS, packSize: "7" }],
  ["early put in", null],
  ["early choose delivery", { deliveryMethod: "by pigeon" }],
  ["of a later build", {}],
])("doDeeds drops what it can't read: %s %o", async (name, fields) => {
  const tab = aTab();
  tab.note(name, fields);
  await tab.doLeft();
  expect(tab.app.visitor.deeds.open()).toEqual([]);
  expect(await tab.app.visitor.getCart()).toEqual([]);
});

test("doDeeds reports a bug in reading a deed, drops that one, and does those behind it", async () => {
  const bug = new TypeError("undefined is no function");
  const failing = () => {
    throw bug;
  };
  const tab = aTab();
  tab.note("early bug", {});
  tab.note("early put in", FIELDS);
  await tab.doLeft(new Map([...ALL_DEEDS, ["early bug", failing]]));
  await nothingIsLeft(tab);
  expect(await tab.app.visitor.getCart()).toEqual([{ ...LINE, quantity: 1 }]);
  expect(reported.mock.calls).toEqual([[bug]]);
});

test("each press counts once, however many pages and tabs find it", async () => {
  const presses = fc.array(fc.constantFrom("6", "12", "30"), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(presses, fc.integer({ min: 1, max: 3 }), async (sizes, others) => {
      localStorage.clear();
      const indexedDB = new IDBFactory();
      const tabs = Array.from({ length: others + 1 }, () => aTab(indexedDB));
      const [first] = tabs;
      if (!first) throw new Error("There is no tab.");
      for (const packSize of sizes) first.note("early put in", { ...FIELDS, packSize });
      await Promise.all(tabs.map((tab) => tab.doLeft()));
      await nothingIsLeft(first);
      const cart = await first.app.visitor.getCart();
      for (const size of new Set(sizes))
        expect(cart.find(({ packSize }) => String(packSize) === size)?.quantity).toBe(
          sizes.filter((one) => one === size).length,
        );
    }),
    { numRuns: 15 },
  );
});
