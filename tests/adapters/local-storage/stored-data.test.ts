import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { aShop, MABEL, NOON, openPayment } from "#tests/support/a-shop.ts";
import { aCart } from "#tests/support/purchases.ts";
import { aTab, OLD_LINE, OLD_ORDER } from "#tests/support/stored-tab.ts";

test("what an earlier version of the shop stored opens unchanged", async () => {
  const { store, storage, log } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, large: 7 },
    eggPrices: { large: { "6": 1.8, "12": 3.45 } },
    cart: [OLD_LINE],
    orders: [OLD_ORDER],
  });
  expect((await store.inventory.load()).large).toBe(7);
  expect((await store.prices.load()).large).toEqual({ 6: 180, 12: 345 });
  expect(await store.carts.load()).toEqual(aCart({ quantity: 2 }));
  expect(await store.orders.find("1700000000000")).toEqual({
    ...OLD_ORDER,
    total: 680,
    items: [{ ...OLD_ORDER.items[0], price: 340, quantity: 1 }],
  });
  expect(log.warn).not.toHaveBeenCalled();
  expect(storage.getItem("cart.setAside")).toBeNull();
});

test("a purchase is stored in the shapes and pounds of the keys", async () => {
  const { store, shown } = aTab();
  const { app } = aShop({ store });
  await app.addToCart({ category: "small", packSize: 12, deliveryMethod: "collection" });
  expect(shown("cart")).toEqual([
    {
      id: "small-12",
      name: "Small Eggs",
      packSize: 12,
      price: 2.5,
      deliveryMethod: "collection",
      image: "/eggs/small.svg",
      quantity: 1,
    },
  ]);
  await app.completePayment(await openPayment(app));
  expect(shown("orders")).toEqual([
    {
      id: "PAY-1",
      date: NOON,
      customerEmail: MABEL.email,
      total: 2.5,
      status: "Pending",
      items: [
        {
          id: "small-12",
          name: "Small Eggs",
          packSize: 12,
          deliveryMethod: "collection",
          price: 2.5,
          quantity: 1,
        },
      ],
    },
  ]);
  expect(shown("eggInventory")).toEqual({ ...DEFAULT_INVENTORY, small: 138 });
  expect(shown("cart")).toEqual([]);
});

test("fields that are not known are kept on writing back", async () => {
  const { store, shown } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, goose: 4 },
    eggPrices: { large: { "6": 1.8, "12": 3.4, "24": 6 }, goose: { "6": 9 } },
    cart: [{ ...OLD_LINE, note: "for Sunday" }],
    orders: [{ ...OLD_ORDER, createdWith: "v0", total: "unreadable" }],
  });
  const { app } = aShop({ store });
  await app.addToCart({ category: "large", packSize: 12, deliveryMethod: "delivery" });
  expect(shown("cart")).toMatchObject([{ note: "for Sunday", quantity: 3 }]);
  await store.prices.save(DEFAULT_PRICES);
  expect(shown("eggPrices")).toMatchObject({ goose: { "6": 9 }, large: { "24": 6, "30": 8 } });
  await app.completePayment(await openPayment(app));
  expect(shown("eggInventory")).toEqual({ ...DEFAULT_INVENTORY, large: 144, goose: 4 });
  expect(shown("orders")).toMatchObject([
    { ...OLD_ORDER, createdWith: "v0", total: "unreadable" },
    { id: "PAY-1" },
  ]);
});

test.each([
  ["eggInventory", "{broken"],
  ["eggInventory", "[1]"],
  ["eggPrices", '"text"'],
  ["eggPrices", "null"],
  ["cart", '{"large-6":1}'],
  ["cart", "7"],
  ["orders", "undefined"],
])("%s holding %s is set aside untouched, logged, and the defaults are used", async (key, text) => {
  const { store, storage, log, shown } = aTab({ [key]: text });
  expect(await store.inventory.load()).toEqual(DEFAULT_INVENTORY);
  expect(await store.prices.load()).toEqual(DEFAULT_PRICES);
  expect(await store.carts.load()).toEqual([]);
  expect(await store.orders.ofEmail("mabel@example.com")).toEqual([]);
  expect(shown(`${key}.setAside`)).toEqual({ original: text, setAsideAt: NOON });
  expect(storage.getItem(key)).toBe(text);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("a bad record is left out, the good ones stay, and the original is set aside before the write", async () => {
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
  const { store, shown, log } = aTab({ cart: lines });
  expect(await store.carts.load()).toEqual(aCart({ quantity: 2 }));
  expect(await store.carts.countLeftOut()).toBe(9);
  const { app } = aShop({ store });
  expect(await app.mendCart()).toEqual({ ok: true, value: 9 });
  expect(shown("cart")).toEqual([{ ...OLD_LINE, image: "/eggs/large.svg" }]);
  expect(shown("cart.setAside")).toEqual({ original: JSON.stringify(lines), setAsideAt: NOON });
  expect(await app.mendCart()).toEqual({ ok: true, value: 0 });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("a bad figure in a map is left out and the good ones stay", async () => {
  const { store, shown } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, large: "lots", small: -4, medium: 2.5 },
    eggPrices: { large: { "6": "cheap", "12": 3.4, "18": -5 }, small: 7, medium: { "6": 1.5 } },
  });
  expect(await store.inventory.load()).toEqual({
    ...DEFAULT_INVENTORY,
    large: 0,
    small: 0,
    medium: 0,
  });
  expect(await store.prices.load()).toMatchObject({
    large: { 12: 340 },
    small: {},
    medium: { 6: 150 },
  });
  expect((await store.prices.load()).large).toEqual({ 12: 340 });
  expect(shown("eggInventory.setAside")).toMatchObject({ setAsideAt: NOON });
});

test("customers of an earlier version open unchanged, and keep what is not known of them", async () => {
  const old = { id: "1", name: "Mabel", email: "mabel@example.com", since: "2020" };
  const { store, shown } = aTab({ customers: [old, { ...old, id: "2", phone: null }, "text"] });
  expect(await store.customers.all()).toEqual([
    { id: "1", name: "Mabel", email: "mabel@example.com", phone: "" },
    { id: "2", name: "Mabel", email: "mabel@example.com", phone: "" },
  ]);
  await aShop({ store }).app.removeCustomer("2");
  expect(shown("customers")).toEqual([old]);
  expect(shown("customers.setAside")).toMatchObject({ setAsideAt: NOON });
});

test("marking an order changes its status and nothing else of what is stored", async () => {
  const odd = { ...OLD_ORDER, createdWith: "v0", total: "unreadable", items: [{ what: "eggs" }] };
  const { store, shown } = aTab({ orders: [odd, { id: "2" }] });
  await aShop({ store }).app.setOrderStatus({ id: OLD_ORDER.id, status: "Pending" });
  expect(shown("orders")).toEqual([{ ...odd, status: "Pending" }, { id: "2" }]);
});

test("the books of an earlier version open: instants are read as their day in London, odd records left out", async () => {
  const cost = {
    id: "1",
    date: "2026-06-20T23:30:00.000Z",
    type: "Other",
    amount: 12.5,
    note: "kept",
  };
  const eggs = { id: "2", date: "2026-06-20", small: 1, medium: "x", large: 3 };
  const { store, shown } = aTab({
    flockData: {
      "1": { costLog: [cost, { ...cost, amount: "lots" }], eggLog: [eggs, null] },
      "9": {},
    },
  });
  expect(await store.flocks.load("1")).toEqual({
    costs: [{ id: "1", date: "2026-06-21", type: "other", amount: 1250, description: "" }],
    eggs: [
      {
        id: "2",
        date: "2026-06-20",
        counts: { small: 1, medium: 0, large: 3, extraLarge: 0, doubleYolkers: 0 },
      },
    ],
  });
  await aShop({ store }).app.deleteEggs({ flock: "1", id: "2" });
  expect(shown("flockData")).toMatchObject({ "1": { costLog: [cost], eggLog: [] }, "9": {} });
  expect(shown("flockData.setAside")).toMatchObject({ setAsideAt: NOON });
});

test("a story of an earlier version opens with what it lacks left empty, and keeps what is not known", async () => {
  const { store, shown } = aTab({
    blogPosts: [
      { id: 1700000000000, title: "Old", tags: ["a", 2], extra: "kept", content: "<p>x</p>" },
      "not a story",
    ],
  });
  const post = {
    id: "1700000000000",
    title: "Old",
    slug: "",
    featuredImage: "",
    content: "<p>x</p>",
    tags: ["a"],
    author: FARM.owner,
    date: "",
    excerpt: "",
  };
  expect(await store.posts.all()).toEqual([post]);
  await store.unitOfWork.run(({ posts }) => posts.save([{ ...post, title: "New" }]));
  expect(shown("blogPosts")).toEqual([{ ...post, title: "New", extra: "kept" }]);
  expect(shown("blogPosts.setAside")).toMatchObject({ setAsideAt: NOON });
});

test.each([
  ["blogPosts", "{broken"],
  ["blogPosts", { not: "a list" }],
  ["splashConfig", "[broken"],
  ["splashConfig", { content: "<p>x</p>", enabled: "yes", version: 2 }],
])(
  "an unreadable %s is logged, set aside and replaced by what a shop starts with",
  async (key, value) => {
    const { store, log, storage, shown } = aTab({ [key]: value });
    expect(await store.posts.all()).toBeNull();
    expect(await store.splash.load()).toEqual(DEFAULT_SPLASH);
    expect(log.warn).toHaveBeenCalledWith(`"${key}" could not be read: defaults are used.`);
    const original = storage.getItem(key);
    await store.unitOfWork.run(async ({ posts, splash }) => {
      await posts.save([]);
      await splash.save({ ...DEFAULT_SPLASH, version: 2 });
    });
    expect(shown(`${key}.setAside`)).toEqual({ original, setAsideAt: NOON });
  },
);

test("an absurdly large quantity is read as the most that a line may hold", async () => {
  const { store } = aTab({ cart: [{ ...OLD_LINE, quantity: 1e12 }] });
  expect(await store.carts.load()).toEqual(aCart({ quantity: 9999 }));
});

test("an order keeps its good items when one of them can't be read", async () => {
  const { store } = aTab({ orders: [{ ...OLD_ORDER, items: [null, ...OLD_ORDER.items, "text"] }] });
  expect((await store.orders.find(OLD_ORDER.id))?.items).toMatchObject([{ id: "large-12" }]);
});

test("a storage that begins to refuse everything loses nothing of what it held", async () => {
  const { store, storage, shown } = aTab({ cart: [OLD_LINE], orders: [OLD_ORDER] });
  const { app } = aShop({ store });
  const payment = await openPayment(app);
  let writes = 0;
  const write = storage.setItem;
  storage.setItem = (key, text) => {
    writes += 1;
    if (writes > 1) throw new DOMException("gone", "UnknownError");
    write(key, text);
  };
  expect(await app.completePayment(payment)).toMatchObject({
    refusal: { kind: "paid-not-recorded", cause: "Fault: storage-unavailable" },
  });
  expect(shown("orders")).toEqual([OLD_ORDER]);
});

test("two lines of the same pack and delivery method are read as one", async () => {
  const { store } = aTab({ cart: [OLD_LINE, { ...OLD_LINE, quantity: 3 }] });
  expect(await store.carts.load()).toEqual(aCart({ quantity: 5 }));
});

test("a second unreadable value does not push out the first that was set aside", async () => {
  const { store, storage, shown } = aTab({ cart: "{first" });
  await store.carts.load();
  storage.setItem("cart", "{second");
  await store.carts.load();
  expect(shown("cart.setAside")).toMatchObject({ original: "{first" });
  expect(shown("cart.setAside.2")).toMatchObject({ original: "{second" });
});

test("a full storage is a Fault, and every old value stands", async () => {
  const { store, storage } = aTab({ cart: [OLD_LINE], eggInventory: DEFAULT_INVENTORY }, 330);
  const before = [storage.getItem("cart"), storage.getItem("eggInventory")];
  const write = store.unitOfWork.run(async (records) => {
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    await records.carts.save(aCart({}, { packSize: 6 }, { packSize: 18 }));
  });
  await expect(write).rejects.toMatchObject({ code: "storage-full" });
  expect([storage.getItem("cart"), storage.getItem("eggInventory")]).toEqual(before);
});

test("an original that can't be set aside for want of room is not overwritten", async () => {
  const { store, storage, log } = aTab({ cart: `{broken${" ".repeat(200)}` }, 260);
  expect(await store.carts.load()).toEqual([]);
  expect(log.warn).toHaveBeenCalled();
  await expect(store.unitOfWork.run((records) => records.carts.save([]))).rejects.toMatchObject({
    code: "storage-full",
  });
  expect(storage.getItem("cart")).toContain("{broken");
});

test("an order still fits where clearing its basket makes the room", async () => {
  const basket = [{ ...OLD_LINE, note: "x".repeat(400) }];
  const { store, shown } = aTab({ cart: basket, eggInventory: DEFAULT_INVENTORY }, 760);
  const { app } = aShop({ store });
  expect(await app.completePayment(await openPayment(app))).toMatchObject({ ok: true });
  expect(shown("orders")).toHaveLength(1);
});
