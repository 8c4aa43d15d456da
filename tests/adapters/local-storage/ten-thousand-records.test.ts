import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { demoRecords } from "#app/tasks/demo-records.js";
import type { Order } from "#core/orders/order.ts";
import { NOON, noon } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { allPages } from "#tests/support/pages.ts";
import { aTab } from "#tests/support/stored-tab.ts";
import { silentLog } from "#tests/support/stores.ts";

const STORED = demoRecords();

const spoilt = (key: string, spoil: (records: never) => void): string => {
  const records = JSON.parse(STORED[key] ?? "");
  spoil(records as never);
  return JSON.stringify(records);
};

type OrdersOf = { readonly page: ReturnType<typeof aTab>["records"]["orders"]["page"] };

const everyOrder = (orders: OrdersOf): Promise<readonly Order[]> =>
  allPages((after) => orders.page({ text: "", status: "All", after }));

/** The same storage as a tab sees it that has read nothing yet. */
const inAFreshTab = (storage: Storage) =>
  localStorageStores({
    storage,
    indexedDB: new IDBFactory(),
    events: new EventTarget(),
    log: silentLog,
    clock: noon,
  }).shop.records;

test("the store leaves a malformed one of ten thousand orders out, and sets the original aside", async () => {
  const orders = spoilt("orders", (list: unknown[]) => list.splice(5_000, 1, "no order"));
  const { records, shown, log } = aTab({ orders });
  const page = await records.orders.page({ text: "", status: "All", after: null });
  expect(page.total).toBe(9_999);
  expect(log.warn.mock.calls).toEqual([['"orders": 1 unreadable record(s) are skipped.']]);
  expect(shown("orders.setAside")).toEqual({ original: orders, setAsideAt: NOON });
});

test("the store leaves out a malformed one of ten years of counts, and sets the original aside", async () => {
  const flockData = spoilt("flockData", (flocks: Record<string, { eggLog: object[] }>) => {
    Object.assign(flocks["3"]?.eggLog[2_000] ?? {}, { date: "2026-02-30" });
  });
  const { records, shown, log } = aTab({ flockData });
  expect((await records.flocks.books("3")).eggs).toHaveLength(3_649);
  expect((await records.flocks.books("4")).eggs).toHaveLength(3_650);
  expect(log.warn.mock.calls).toEqual([['"flockData": 1 unreadable record(s) are skipped.']]);
  expect(shown("flockData.setAside")).toEqual({ original: flockData, setAsideAt: NOON });
});

test("setOrderStatus keeps the unknown fields of every order", async () => {
  const orders = spoilt("orders", (list: object[]) => {
    for (const order of list) Object.assign(order, { createdWith: "v0" });
  });
  const { records, shown } = aTab({ orders });
  const order = await records.orders.find("o9999");
  if (order) await records.orders.replace({ ...order, status: "Completed" });
  const all = shown("orders") as readonly { status: string; createdWith: string }[];
  expect(all.filter(({ createdWith }) => createdWith === "v0")).toHaveLength(10_000);
  expect(all.filter(({ status }) => status === "Pending")).toHaveLength(39);
});

const ORDERS = [anOrder({ id: "A" }), anOrder({ id: "B" }), anOrder({ id: "C" })];

test("a tab reads what it wrote as any other tab does", async () => {
  const { stores, storage } = aTab({ orders: [{ ...ORDERS[0], total: "unreadable" }, null] });
  const { records } = stores.shop;
  await records.orders.page({ text: "", status: "All", after: null });
  for (const order of ORDERS.slice(1)) {
    await stores.shop.unitOfWork.run(({ orders }) => orders.add(order));
    expect(await everyOrder(records.orders)).toEqual(await everyOrder(inAFreshTab(storage).orders));
  }
  await stores.shop.unitOfWork.run(async ({ orders }) => {
    await orders.replace(anOrder({ id: "B", status: "Completed", fee: 12, note: "" }));
    await orders.replace(anOrder({ id: "A", status: "Ready", captureId: "C-1" }));
    expect(await orders.find("B")).toMatchObject({ status: "Completed", money: [{ fee: 12 }] });
  });
  expect(await everyOrder(records.orders)).toEqual(await everyOrder(inAFreshTab(storage).orders));
});

test("a tab doesn't read what it could not write", async () => {
  const { stores, storage } = aTab({ orders: ORDERS }, 5_000);
  const { records, unitOfWork } = stores.shop;
  await unitOfWork.run(({ orders }) => orders.replace(anOrder({ id: "A", status: "Completed" })));
  const write = unitOfWork.run(({ orders }) => orders.add(anOrder({ note: "x".repeat(5_000) })));
  await expect(write).rejects.toMatchObject({ code: "storage-full" });
  const all = await everyOrder(records.orders);
  expect(all).toHaveLength(3);
  expect(all).toEqual(await everyOrder(inAFreshTab(storage).orders));
});

test("a tab reads what another tab wrote after its own write", async () => {
  const { stores, storage } = aTab({ orders: ORDERS });
  const { records, unitOfWork } = stores.shop;
  await unitOfWork.run(({ orders }) => orders.replace(anOrder({ id: "A", status: "Completed" })));
  await inAFreshTab(storage).orders.replace(anOrder({ id: "B", status: "Completed" }));
  expect(await records.orders.find("B")).toMatchObject({ status: "Completed" });
});

test("setOrderStatus parses none of the other orders again", async () => {
  const { stores } = aTab({ orders: STORED.orders ?? "" });
  const { records, unitOfWork } = stores.shop;
  await records.orders.pending();
  const parse = vi.spyOn(JSON, "parse");
  await unitOfWork.run(async ({ orders }) => {
    const order = await orders.find("o9999");
    if (order) await orders.replace({ ...order, status: "Completed" });
  });
  expect(await records.orders.pending()).toHaveLength(39);
  expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(1_000);
});
