import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { createDocuments } from "#adapters/local-storage/documents.ts";
import { createTabMutex } from "#adapters/local-storage/tab-mutex.ts";
import type { TabMutex } from "#adapters/local-storage/turn.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import { createVisitorRecords } from "#adapters/local-storage/visitor-records.ts";
import { addPack, type Cart, itemCount } from "#core/cart/cart.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";
import { noon } from "#tests/support/a-shop.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { lateStorage } from "#tests/support/late-storage.ts";
import { silentLog } from "#tests/support/stores.ts";

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;

const addADozen = async ({ cart }: VisitorRecords): Promise<Cart> => {
  const fuller = addPack(await cart.load(), DOZEN, 340);
  await cart.save(fuller);
  return fuller;
};

const aTab = (storage: Storage, mutex: TabMutex): UnitOfWork<VisitorRecords> => {
  const documents = createDocuments(silentLog, noon);
  return createUnitOfWork(storage, mutex, (area) => createVisitorRecords(documents, area));
};

/** What two tabs that each add 100 packs at the same time end with. */
const packsOfTwoTabs = async (mutexOfATab: () => TabMutex): Promise<number> => {
  let late = 0;
  const shared = lateStorage(() => (late = (late + 7) % 19));
  const tabs = [1, 2].map(() => aTab(shared.openTab(), mutexOfATab()));
  for (const tab of tabs) await tab.run(({ cart }) => cart.load());
  const all = Array.from({ length: 100 }, () => tabs.map((tab) => tab.run(addADozen))).flat();
  const carts = await Promise.all(all);
  return Math.max(...carts.map(itemCount));
};

const aLockAlone = (): TabMutex => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    runExclusive: (_shown, body) => {
      const turn = last.then(() => body({ version: 0, commit: () => undefined }));
      last = turn;
      return turn;
    },
  };
};

test("a lock alone loses packs, because a tab sees another tab's writes late", async () => {
  const lock = aLockAlone();
  expect(await packsOfTwoTabs(() => lock)).toBeLessThan(200);
});

test("two tabs that each add 100 packs at the same time end with 200", async () => {
  const factory = new IDBFactory();
  expect(await packsOfTwoTabs(() => createTabMutex(factory, silentLog))).toBe(200);
});

test("a tab that only reads shows a version too, which tells late writes from cleared records", async () => {
  const storage = fakeStorage();
  const tab = aTab(storage, createTabMutex(new IDBFactory(), silentLog));
  await tab.run(({ cart }) => cart.load());
  expect(storage.getItem("storageVersion")).toBe("1");
  await tab.run(({ cart }) => cart.load());
  expect(storage.getItem("storageVersion")).toBe("1");
});

test("records cleared together with their version block no unit of work for ever", async () => {
  const factory = new IDBFactory();
  const storage = fakeStorage();
  const tab = aTab(storage, createTabMutex(factory, silentLog));
  await tab.run(addADozen);
  storage.clear();
  expect(itemCount(await tab.run(addADozen))).toBe(1);
  expect(itemCount(await tab.run(addADozen))).toBe(2);
});

test("a unit of work that waits for something slow is refused whole", async () => {
  const storage = fakeStorage();
  const tab = aTab(storage, createTabMutex(new IDBFactory(), silentLog));
  const slow = tab.run(async (records) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return addADozen(records);
  });
  await expect(slow).rejects.toThrow();
  expect(storage.getItem("cart")).toBeNull();
});

test("a version that local storage lost in a crash is waited for once, and then renewed", async () => {
  const factory = new IDBFactory();
  const storage = fakeStorage();
  const tab = aTab(storage, createTabMutex(factory, silentLog));
  for (let press = 0; press < 3; press += 1) await tab.run(addADozen);
  storage.setItem("storageVersion", "1");
  await tab.run(({ cart }) => cart.load());
  expect(Number(storage.getItem("storageVersion"))).toBeGreaterThan(3);
  expect(itemCount(await tab.run(addADozen))).toBe(4);
});

test("a unit of work reopens a connection that the browser lost", async () => {
  const factory = new IDBFactory();
  const opened: IDBDatabase[] = [];
  const watched = {
    open: (name: string, version: number) => {
      const request = factory.open(name, version);
      request.addEventListener("success", () => opened.push(request.result));
      return request;
    },
  } as unknown as IDBFactory;
  const tab = aTab(fakeStorage(), createTabMutex(watched, silentLog));
  await tab.run(addADozen);
  opened[0]?.close();
  expect(itemCount(await tab.run(addADozen))).toBe(2);
  expect(opened).toHaveLength(2);
});

test("a unit of work throws a Fault where IndexedDB stops working", async () => {
  const factory = new IDBFactory();
  const transaction = () => {
    throw new DOMException("lost", "UnknownError");
  };
  const failing = {
    open: (name: string, version: number) => {
      const request = factory.open(name, version);
      request.addEventListener("success", () => Object.assign(request.result, { transaction }));
      return request;
    },
  } as unknown as IDBFactory;
  const tab = aTab(fakeStorage(), createTabMutex(failing, silentLog));
  await expect(tab.run(addADozen)).rejects.toMatchObject({ code: "storage-unavailable" });
});

test("a browser that refuses IndexedDB keeps changes in order within the tab, and logs it", async () => {
  const refusing = {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  } as unknown as IDBFactory;
  const log = { warn: vi.fn() };
  const tab = aTab(fakeStorage(), createTabMutex(refusing, log));
  const carts = await Promise.all(Array.from({ length: 20 }, () => tab.run(addADozen)));
  expect(itemCount(carts.at(-1) ?? [])).toBe(20);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

/** What a storage holds when its page is killed before each of its writes. */
const tornAt = async (last: number, press: (storage: Storage) => Promise<unknown>) => {
  const storage = fakeStorage();
  storage.setItem("deed 1", "[]");
  const { setItem, removeItem } = storage;
  let writes = 0;
  const unlessKilled = (write: () => void): void => {
    writes += 1;
    if (writes <= last) write();
  };
  storage.setItem = (key, text) => unlessKilled(() => setItem.call(storage, key, text));
  storage.removeItem = (key) => unlessKilled(() => removeItem.call(storage, key));
  await press(storage);
  return { left: Object.assign(storage, { setItem, removeItem }), isWhole: writes <= last };
};

test("a deed is done once where its page is killed between any two writes", async () => {
  const once = (storage: Storage): Promise<unknown> =>
    aTab(storage, createTabMutex(new IDBFactory(), silentLog)).run(async (records) =>
      (await records.deeds.take("1")) ? addADozen(records) : null,
    );
  const packs: number[] = [];
  for (let last = 0; ; last += 1) {
    const { left, isWhole } = await tornAt(last, once);
    await once(left);
    packs.push(JSON.parse(left.getItem("cart") ?? "[]")[0]?.quantity ?? 0);
    expect([left.getItem("deed 1"), left.getItem("redoLog")]).toEqual([null, null]);
    if (isWhole) break;
  }
  expect(packs.length).toBeGreaterThan(3);
  expect(new Set(packs)).toEqual(new Set([1]));
});
