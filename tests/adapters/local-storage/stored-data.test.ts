import { expect, test } from "vitest";
import { pricesToJson } from "#adapters/farm-json/prices-format.ts";
import { FARM } from "#core/farm.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { summaryOf } from "#core/posts/post.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addToCart, aShop, MABEL, NOON, openPayment } from "#tests/support/a-shop.ts";
import { everySummary } from "#tests/support/pages.ts";
import { aCart } from "#tests/support/purchases.ts";
import { aTab, OLD_LINE, OLD_ORDER } from "#tests/support/stored-tab.ts";

test("the store reads what an earlier version of the shop stored", async () => {
  const { records, storage, log } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, large: 7 },
    eggPrices: pricesToJson({ ...DEFAULT_PRICES, large: { ...DEFAULT_PRICES.large, 12: 345 } }, {}),
    cart: [OLD_LINE],
    orders: [OLD_ORDER],
  });
  expect((await records.inventory.load()).large).toBe(7);
  expect((await records.prices.load()).large).toEqual({ ...DEFAULT_PRICES.large, 12: 345 });
  expect(await records.cart.load()).toEqual(aCart({ quantity: 2 }));
  expect(await records.orders.find("1700000000000")).toEqual({
    ...OLD_ORDER,
    total: 680,
    items: [{ ...OLD_ORDER.items[0], price: 340, quantity: 1 }],
    money: [{ kind: "sale", amount: 680, day: "2025-01-05", at: OLD_ORDER.date, how: "paypal" }],
  });
  expect(log.warn).not.toHaveBeenCalled();
  expect(storage.getItem("cart.setAside")).toBeNull();
});

const A_DOZEN_SMALL = {
  category: "small",
  packSize: 12,
  deliveryMethod: "collection",
  quantity: 1,
};

const AGREED = {
  orderId: "PAY-1",
  method: "paypal",
  purchase: {
    lines: [{ ...A_DOZEN_SMALL, name: "Small Eggs", price: 2.5 }],
    total: 2.5,
    needsDelivery: false,
    days: { collection: "2026-06-21" },
  },
  note: "",
  openedAt: NOON,
  state: "opened",
  reference: "ID-2",
  declines: 0,
};

test("a purchase is stored under the keys in their shapes, in pounds", async () => {
  const { stores, shown } = aTab();
  const { app } = aShop({ stores });
  await addToCart(app, { category: "small", packSize: 12, deliveryMethod: "collection" });
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
  const orderId = await openPayment(app);
  expect(shown("openPayments")).toEqual([AGREED]);
  expect(shown("ownPayments")).toEqual([
    {
      orderId,
      packs: [A_DOZEN_SMALL],
      note: "",
      heartbeat: null,
      openedAt: NOON,
      paid: null,
      isOvertaken: false,
    },
  ]);
  expect(shown("orders")).toBeNull();
  await app.visitor.buyer.takePayment(orderId);
  expect(shown("openPayments")).toEqual([
    {
      capturedAt: NOON,
      ...AGREED,
      purchase: { ...AGREED.purchase, lines: [] },
      state: "taken",
      paidBy: MABEL.givenName,
    },
  ]);
  expect(shown("ownPayments")).toMatchObject([
    { orderId, paid: { at: NOON, givenName: "Mabel", isPending: false, isThanked: false } },
  ]);
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
      days: { collection: "2026-06-21" },
    },
  ]);
  expect(shown("eggInventory")).toEqual({ ...DEFAULT_INVENTORY, small: 138 });
  expect(shown("cart")).toEqual([]);
});

test("a write keeps unknown fields", async () => {
  const { stores, records, shown } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, goose: 4 },
    eggPrices: { large: { "6": 1.8, "12": 3.4, "24": 6 }, goose: { "6": 9 } },
    cart: [{ ...OLD_LINE, note: "for Sunday" }],
    orders: [{ ...OLD_ORDER, createdWith: "v0", total: "unreadable" }],
  });
  const { app } = aShop({ stores });
  await addToCart(app, { category: "large", packSize: 12, deliveryMethod: "delivery" });
  expect(shown("cart")).toMatchObject([{ note: "for Sunday", quantity: 3 }]);
  await records.prices.save(DEFAULT_PRICES);
  expect(shown("eggPrices")).toMatchObject({ goose: { "6": 9 }, large: { "24": 6, "30": 8 } });
  await app.visitor.buyer.takePayment(await openPayment(app));
  expect(shown("eggInventory")).toEqual({ ...DEFAULT_INVENTORY, large: 144, goose: 4 });
  expect(shown("orders")).toMatchObject([
    { ...OLD_ORDER, createdWith: "v0", total: "unreadable" },
    { id: "PAY-1" },
  ]);
});

test("a write keeps unknown fields of agreements, own payments, drafts and the splash page", async () => {
  const kept = { since: "v0" };
  const draft = { title: "Hens", featuredImage: "", content: "", tags: "", savedAt: NOON };
  const { records, shown } = aTab({
    openPayments: [{ ...AGREED, ...kept }],
    ownPayments: [{ orderId: "PAY-1", packs: [A_DOZEN_SMALL], note: "", heartbeat: null, ...kept }],
    postDrafts: { new: { ...draft, ...kept }, other: "not a draft" },
    splashConfig: { content: "<p>x</p>", enabled: true, version: 2, ...kept },
  });
  const [agreement, own] = [
    await records.agreements.find("PAY-1"),
    await records.ownPayments.find("PAY-1"),
  ];
  if (agreement) await records.agreements.replace({ ...agreement, state: "capturing" });
  if (own) await records.ownPayments.replace({ ...own, heartbeat: NOON });
  await records.drafts.keep({ ...draft, draftKey: "new", title: "Eggs" });
  await records.splash.save({ ...(await records.splash.load()), version: 3 });
  expect(shown("openPayments")).toEqual([{ ...AGREED, ...kept, state: "capturing" }]);
  expect(shown("ownPayments")).toMatchObject([{ heartbeat: NOON, ...kept }]);
  expect(shown("postDrafts")).toEqual({ new: { ...draft, ...kept, title: "Eggs" } });
  expect(shown("splashConfig")).toMatchObject({ version: 3, ...kept });
});

test("setOrderStatus changes a stored order's status and nothing else", async () => {
  const odd = { ...OLD_ORDER, createdWith: "v0", total: "unreadable", items: [{ what: "eggs" }] };
  const { stores, shown } = aTab({ orders: [odd, { id: "2" }] });
  await aShop({ stores }).app.shop.office.setOrderStatus({ id: OLD_ORDER.id, status: "Pending" });
  expect(shown("orders")).toEqual([{ ...odd, status: "Pending" }, { id: "2" }]);
});

test("the store reads customers of an earlier version, and keeps their unknown fields", async () => {
  const old = { id: "1", name: "Mabel", email: "mabel@example.com", since: "2020" };
  const { stores, records, shown } = aTab({
    customers: [old, { ...old, id: "2", phone: null }, "text"],
  });
  const { items } = await records.customers.page({ text: "", sort: null, after: null });
  expect(items).toEqual([
    { id: "1", name: "Mabel", email: "mabel@example.com", phone: "" },
    { id: "2", name: "Mabel", email: "mabel@example.com", phone: "" },
  ]);
  await aShop({ stores }).app.shop.office.removeCustomer("2");
  expect(shown("customers")).toEqual([old]);
  expect(shown("customers.setAside")).toMatchObject({ setAsideAt: NOON });
});

test("the store reads an earlier version's instants as London days, without malformed records", async () => {
  const cost = {
    id: "1",
    date: "2026-06-20T23:30:00.000Z",
    type: "Other",
    amount: 12.5,
    note: "kept",
  };
  const eggs = { id: "2", date: "2026-06-20", small: 1, medium: "x", large: 3 };
  const { stores, records, shown } = aTab({
    flockData: {
      "1": { costLog: [cost, { ...cost, amount: "lots" }], eggLog: [eggs, null] },
      "9": {},
    },
  });
  expect(await records.flocks.books("1")).toEqual({
    costs: [{ id: "1", date: "2026-06-21", type: "other", amount: 1250, description: "" }],
    eggs: [
      {
        id: "2",
        date: "2026-06-20",
        counts: { small: 1, medium: 0, large: 3, extraLarge: 0, doubleYolkers: 0 },
      },
    ],
  });
  await aShop({ stores }).app.shop.office.deleteEggs({ flock: "1", id: "2" });
  expect(shown("flockData")).toMatchObject({ "1": { costLog: [cost], eggLog: [] }, "9": {} });
  expect(shown("flockData.setAside")).toMatchObject({ setAsideAt: NOON });
});

const OLD_POST = {
  id: 1700000000000,
  title: "Old",
  tags: ["a", 2],
  extra: "kept",
  content: "<p>x</p>",
};

test("the store reads an earlier story with missing fields empty, and keeps unknown fields", async () => {
  const { stores, records, shown } = aTab({
    blogPosts: [OLD_POST, "not a story"],
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
  expect(await records.posts.find(post.id)).toEqual({ ...post, version: expect.any(String) });
  expect(await everySummary(records.posts)).toEqual([summaryOf(post)]);
  await stores.shop.unitOfWork.run(({ posts }) => posts.replace({ ...post, title: "New" }));
  expect(shown("blogPosts")).toEqual([{ ...OLD_POST, title: "New" }]);
  expect((await records.posts.find(post.id))?.title).toBe("New");
  expect(shown("blogPosts.setAside")).toMatchObject({ setAsideAt: NOON });
});
