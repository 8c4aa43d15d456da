import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { everySummary } from "#tests/support/pages.ts";
import { aCart } from "#tests/support/purchases.ts";
import {
  aCost,
  aMessage,
  anAgreement,
  anEggCount,
  anOwnPayment,
  aPost,
  aRefund,
} from "#tests/support/records.ts";
import { aTab, OLD_LINE, OLD_ORDER } from "#tests/support/stored-tab.ts";

test.each([
  ["eggInventory", "{broken"],
  ["eggInventory", "[1]"],
  ["eggPrices", '"text"'],
  ["eggPrices", "null"],
  ["cart", '{"large-6":1}'],
  ["cart", "7"],
  ["orders", "undefined"],
  ["openPayments", "{}"],
  ["customers", "true"],
  ["flockData", "[]"],
  ["ownPayments", '"text"'],
  ["postDrafts", "[]"],
])("%s holding %s is set aside unchanged and logged, and defaults are used", async (key, text) => {
  const { records, storage, log, shown } = aTab({ [key]: text });
  expect(await records.inventory.load()).toEqual(DEFAULT_INVENTORY);
  expect(await records.prices.load()).toEqual(DEFAULT_PRICES);
  expect(await records.cart.load()).toEqual([]);
  expect(await records.orders.ofEmail("mabel@example.com")).toEqual([]);
  expect(await records.agreements.openedBefore(NOON)).toEqual([]);
  expect(await records.customers.withEmail("mabel@example.com")).toBeNull();
  expect(await records.flocks.oldestDay()).toBeNull();
  expect(await records.ownPayments.all()).toEqual([]);
  expect(await records.drafts.ofNewPosts()).toEqual([]);
  expect(shown(`${key}.setAside`)).toEqual({ original: text, setAsideAt: NOON });
  expect(storage.getItem(key)).toBe(text);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("the store leaves out a malformed record, and sets the original aside before a write", async () => {
  const lines = [
    OLD_LINE,
    { ...OLD_LINE, id: "goose-12" },
    { ...OLD_LINE, id: "large-7", packSize: 7 },
    { ...OLD_LINE, packSize: 6 },
    { ...OLD_LINE, deliveryMethod: "by owl" },
    { ...OLD_LINE, quantity: 0 },
    { ...OLD_LINE, quantity: 1.5 },
    { ...OLD_LINE, price: null },
    "text",
    null,
  ];
  const { stores, records, shown, log } = aTab({ cart: lines });
  expect(await records.cart.load()).toEqual(aCart({ quantity: 2 }));
  expect(await records.cart.countSkipped()).toBe(9);
  const { app } = aShop({ stores });
  expect(await app.visitor.mendCart()).toEqual({ ok: true, value: 9 });
  expect(shown("cart")).toEqual([{ ...OLD_LINE, image: "/eggs/large.svg" }]);
  expect(shown("cart.setAside")).toEqual({ original: JSON.stringify(lines), setAsideAt: NOON });
  expect(await app.visitor.mendCart()).toEqual({ ok: true, value: 0 });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("the store leaves out a malformed figure of a map", async () => {
  const { records, shown, log } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, large: "lots", small: -4, medium: 2.5 },
    eggPrices: { large: { "6": "cheap", "12": 3.45, "18": -5 }, small: 7, medium: { "6": 0 } },
  });
  expect(await records.inventory.load()).toEqual({
    ...DEFAULT_INVENTORY,
    large: 0,
    small: 0,
    medium: 0,
  });
  expect(await records.prices.load()).toEqual({
    ...DEFAULT_PRICES,
    large: { ...DEFAULT_PRICES.large, 12: 345 },
    medium: { ...DEFAULT_PRICES.medium, 6: 0 },
  });
  expect(shown("eggInventory.setAside")).toMatchObject({ setAsideAt: NOON });
  expect(log.warn.mock.calls).toEqual([
    ['"eggInventory": 3 unreadable record(s) are skipped.'],
    [
      '"eggPrices": 3 unreadable record(s) are skipped. 13 missing figure(s) take what a shop opens with.',
    ],
  ]);
});

test("the store leaves out malformed agreements, payments and drafts, and sets them aside", async () => {
  const { orderId, ...unnamed } = anAgreement();
  const agreements = [
    unnamed,
    { ...unnamed, orderId: "" },
    { ...anAgreement(), state: "lost" },
    { ...anAgreement(), purchase: { lines: [], total: "much", needsDelivery: true } },
    { ...anAgreement(), purchase: { lines: ["eggs"], total: 1, needsDelivery: true } },
    { ...anAgreement(), purchase: { lines: "eggs", total: 1, needsDelivery: true } },
    { ...anAgreement(), purchase: { total: 1, needsDelivery: true } },
    null,
    { ...anAgreement(), purchase: { lines: [], total: 6.9, needsDelivery: true } },
  ];
  const own = [{ ...anOwnPayment(), packs: [{ packSize: 7 }] }, "text", anOwnPayment()];
  const { records, shown } = aTab({
    openPayments: agreements,
    ownPayments: own,
    postDrafts: { "new-1": null, "new-2": {} },
  });
  const read = await records.agreements.openedBefore("2027-01-01T00:00:00Z");
  expect(read).toMatchObject([{ orderId, purchase: { lines: [], total: 690 } }]);
  expect(await records.ownPayments.all()).toEqual([anOwnPayment()]);
  const nothing = { title: "", featuredImage: "", content: "", tags: "", savedAt: "" };
  expect(await records.drafts.ofNewPosts()).toEqual([{ ...nothing, draftKey: "new-2" }]);
  expect(shown("openPayments.setAside")).toMatchObject({ original: JSON.stringify(agreements) });
  expect(shown("ownPayments.setAside")).toMatchObject({ original: JSON.stringify(own) });
  expect(shown("postDrafts.setAside")).toMatchObject({ setAsideAt: NOON });
});

test("the store leaves out an unreadable flock or log, which can be written to again", async () => {
  const stored = { "1": 7, "2": { costLog: "text", eggLog: [null] }, "3": { eggLog: [] } };
  const { records, log, shown } = aTab({ flockData: stored });
  for (const id of ["1", "2", "3", "4"] as const)
    expect(await records.flocks.books(id)).toEqual({ costs: [], eggs: [] });
  expect(log.warn.mock.calls).toEqual([['"flockData": 3 unreadable record(s) are skipped.']]);
  const { amount: _pence, ...cost } = aCost();
  for (const id of ["1", "2", "3", "4"] as const) await records.flocks.addCost(id, aCost());
  const books = { costLog: [{ ...cost, amount: 12.34 }], eggLog: [] };
  const untouched = { costLog: [], eggLog: [] };
  const all = { "1": books, "2": books, "3": books, "4": books, "5": untouched };
  expect(shown("flockData")).toEqual(all);
});

test("the books of a shop without any begin with those of one flock", async () => {
  const { records, shown } = aTab();
  await records.flocks.addEggs("2", anEggCount());
  const { counts, ...entry } = anEggCount();
  expect(shown("flockData")).toEqual({ "2": { costLog: [], eggLog: [{ ...entry, ...counts }] } });
});

test("the store ignores a draft under the empty key", async () => {
  const { records } = aTab({ postDrafts: { "": { title: "Lost" } } });
  expect(await records.drafts.find("")).toBeNull();
});

test.each([
  ["splashSeenVersion", "lots"],
  ["splashSeenVersion", ""],
])("%s holding %j hides no splash page", async (key, text) => {
  expect(await aTab({ [key]: text }).records.seenSplash.load()).toBe(0);
});

test.each(["yes", "1", "null", ""])("a session stored as %j is closed", async (text) => {
  const { stores } = aTab({ isAdminAuthenticated: text });
  expect(await stores.sessions.person()).toBeNull();
});

test.each([
  ["blogPosts", "{broken"],
  ["blogPosts", { not: "a list" }],
  ["splashConfig", "[broken"],
  ["splashConfig", { content: "<p>x</p>", enabled: "yes", version: 2 }],
])("an unreadable %s is logged, set aside and replaced by the default", async (key, value) => {
  const { stores, records, log, storage, shown } = aTab({ [key]: value });
  expect(await everySummary(records.posts)).toHaveLength(SAMPLE_POSTS.length);
  expect(await records.splash.load()).toEqual(DEFAULT_SPLASH);
  expect(log.warn).toHaveBeenCalledWith(`"${key}" could not be read: defaults are used.`);
  const original = storage.getItem(key);
  await stores.shop.unitOfWork.run(async ({ posts, splash }) => {
    await posts.add(aPost());
    await splash.save({ ...DEFAULT_SPLASH, version: 2 });
  });
  expect(shown("blogPosts")).toEqual([aPost(), ...SAMPLE_POSTS]);
  expect(shown(`${key}.setAside`)).toEqual({ original, setAsideAt: NOON });
});

test("the store reads an absurdly large quantity as the most of a line", async () => {
  const { records } = aTab({ cart: [{ ...OLD_LINE, quantity: 1e12 }] });
  expect(await records.cart.load()).toEqual(aCart({ quantity: 9999 }));
});

test("an order keeps its readable items", async () => {
  const { records } = aTab({
    orders: [{ ...OLD_ORDER, items: [null, ...OLD_ORDER.items, "text"] }],
  });
  expect((await records.orders.find(OLD_ORDER.id))?.items).toMatchObject([{ id: "large-12" }]);
});

test("an order whose items are no list has no items", async () => {
  const { records } = aTab({ orders: [{ ...OLD_ORDER, items: "eggs" }] });
  expect(await records.orders.find(OLD_ORDER.id)).toMatchObject({ total: 680, items: [] });
});

test("the store merges two lines of the same pack and delivery method", async () => {
  const { records } = aTab({ cart: [OLD_LINE, { ...OLD_LINE, quantity: 3 }] });
  expect(await records.cart.load()).toEqual(aCart({ quantity: 5 }));
});

test("a second unreadable value is set aside once, and doesn't replace the first", async () => {
  const { records, storage, shown } = aTab({ cart: "{first" });
  await records.cart.load();
  await records.cart.load();
  expect(shown("cart.setAside.2")).toBeNull();
  storage.setItem("cart", "{second");
  await records.cart.load();
  expect(shown("cart.setAside")).toMatchObject({ original: "{first" });
  expect(shown("cart.setAside.2")).toMatchObject({ original: "{second" });
});

test.each(["null", "{broken", "7"])(
  "%s where an original was set aside stays as it is",
  async (there) => {
    const { records, storage, shown } = aTab({ cart: "{first", "cart.setAside": there });
    await records.cart.load();
    expect(storage.getItem("cart.setAside")).toBe(there);
    expect(shown("cart.setAside.2")).toMatchObject({ original: "{first" });
  },
);

test("a refund of a half that there isn't is left out, and a letter tried less than never", async () => {
  const { records, shown } = aTab({
    refunds: [aRefund(), { ...aRefund(), orderId: "B", puttingBack: ["by pigeon"] }],
    messages: [{ ...aMessage(), id: "B", tries: -1 }, aMessage()],
  });
  expect(await records.refunds.all()).toEqual([aRefund()]);
  expect((await records.messages.page(null)).items).toEqual([aMessage()]);
  expect(shown("refunds.setAside")).toMatchObject({ setAsideAt: NOON });
});
