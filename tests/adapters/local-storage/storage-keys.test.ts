import { expect, test } from "vitest";
import { ORDER_MONEY } from "#adapters/farm-json/order-money.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { SHOP_TOPICS, VISITOR_TOPICS } from "#ports/change-feed.ts";
import { noon } from "#tests/support/a-shop.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { addEveryA, WRITES } from "#tests/support/every-call.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { anOrder } from "#tests/support/orders.ts";
import { sameOriginTabs } from "#tests/support/same-origin-tabs.ts";
import { aTab } from "#tests/support/stored-tab.ts";
import { silentLog } from "#tests/support/stores.ts";

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").sort();

test("the store writes the keys of the specification and no others", async () => {
  const { storage, stores, records } = aTab();
  await addEveryA(records);
  for (const { call } of WRITES) await call(records);
  await records.profile.save(DEFAULT_PROFILE);
  await stores.sessions.open(OWNERS);
  expect(keysOf(storage)).toEqual([...Object.values(KEYS), ORDER_MONEY].sort());
  await stores.shop.unitOfWork.run(({ orders }) => orders.add(anOrder()));
  expect(keysOf(storage)).toEqual([...Object.values(KEYS), ORDER_MONEY, "storageVersion"].sort());
});

test("the nine records of the shop's description are kept under its keys", () => {
  expect(KEYS).toMatchObject({
    inventory: "eggInventory",
    prices: "eggPrices",
    cart: "cart",
    orders: "orders",
    customers: "customers",
    posts: "blogPosts",
    session: "isAdminAuthenticated",
    splash: "splashConfig",
    flocks: "flockData",
  });
});

test("no two topics share a key", () => {
  expect(new Set(Object.values(KEYS)).size).toBe(SHOP_TOPICS.length + VISITOR_TOPICS.length);
});

const tabs = () => {
  const { open } = sameOriginTabs();
  const [here, there] = [open(), open()];
  const { localStorage: storage, events } = here;
  const stores = localStorageStores({
    storage,
    events,
    indexedDB: undefined,
    log: silentLog,
    clock: noon,
  });
  return { stores, there };
};

test("storageChanges emits every topic when another tab clears the storage", async () => {
  const { stores, there } = tabs();
  there.localStorage.setItem("anything", "at all");
  const heard = await heardWhile(stores, async () => there.localStorage.clear());
  expect(heard).toEqual([...SHOP_TOPICS, ...VISITOR_TOPICS].sort());
});

test("storageChanges emits a topic when another tab removes its value, and only then", async () => {
  const { stores, there } = tabs();
  there.localStorage.setItem("cart", "[]");
  const heard = await heardWhile(stores, async () => {
    there.localStorage.removeItem("cart");
    there.localStorage.setItem("storageVersion", "9");
    there.localStorage.setItem("orders.setAside", "{}");
  });
  expect(heard).toEqual(["cart"]);
});

test("storageChanges ignores the session storage", async () => {
  const { stores, there } = tabs();
  const session = (there.events as Window & typeof globalThis).sessionStorage;
  const heard = await heardWhile(stores, async () => session.setItem("orders", "[]"));
  expect(heard).toEqual([]);
});
