import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { noon } from "#tests/support/a-shop.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { aLine } from "#tests/support/purchases.ts";
import { aTab } from "#tests/support/stored-tab.ts";

/** A browser of which a tab can be opened again and again, and the version that IndexedDB knows. */
const aBrowser = (indexedDB: IDBFactory | undefined = new IDBFactory(), limit?: number) => {
  const storage = fakeStorage(limit);
  const log = { warn: vi.fn() };
  const openTab = () =>
    localStorageStores({ storage, indexedDB, events: new EventTarget(), log, clock: noon }).visitor;
  const looks = vi.spyOn(storage, "getItem");
  return {
    storage,
    log,
    openTab,
    versionShown: () => storage.getItem("storageVersion"),
    /** How often a tab looked which version local storage shows. */
    looksIn: async (work: () => Promise<unknown>): Promise<number> => {
      looks.mockClear();
      await work();
      return looks.mock.calls.filter(([key]) => key === "storageVersion").length;
    },
  };
};

const addALine = ({ unitOfWork }: ReturnType<ReturnType<typeof aBrowser>["openTab"]>) =>
  unitOfWork.run(async ({ cart }) => cart.save([...(await cart.load()), aLine()]));

const look = ({ unitOfWork }: ReturnType<ReturnType<typeof aBrowser>["openTab"]>) =>
  unitOfWork.run(({ cart }) => cart.load());

/** What IndexedDB knows, past the shop. */
const versionIn = async (factory: IDBFactory): Promise<unknown> => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open("farmgate");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return new Promise((resolve) => {
    const asked = database.transaction("versions").objectStore("versions").get("records");
    asked.onsuccess = () => {
      database.close();
      resolve(asked.result);
    };
  });
};

test("every change raises the version in both storages, and a read doesn't", async () => {
  const factory = new IDBFactory();
  const { openTab, versionShown } = aBrowser(factory);
  const tab = openTab();
  await look(tab);
  const first = Number(versionShown());
  for (const version of [first + 1, first + 2]) {
    await addALine(tab);
    expect(versionShown()).toBe(String(version));
    expect(await versionIn(factory)).toBe(version);
  }
  await look(tab);
  expect(versionShown()).toBe(String(first + 2));
});

test("a version goes on from local storage's where IndexedDB was cleared", async () => {
  const { openTab, storage, versionShown } = aBrowser();
  storage.setItem("storageVersion", "5");
  await addALine(openTab());
  expect(versionShown()).toBe("6");
});

test("a unit of work waits briefly for cleared records, longer for late ones, not for current", async () => {
  const { openTab, storage, looksIn, versionShown } = aBrowser();
  const tab = openTab();
  for (let press = 0; press < 3; press += 1) await addALine(tab);
  expect(await looksIn(() => look(tab))).toBeLessThan(5);
  storage.clear();
  const cleared = await looksIn(() => look(tab));
  expect(cleared).toBeGreaterThan(400);
  expect(cleared).toBeLessThan(410);
  expect(Number(versionShown())).toBeGreaterThan(3);
  storage.setItem("storageVersion", "1");
  const late = await looksIn(() => look(tab));
  expect(late).toBeGreaterThan(20_000);
  expect(late).toBeLessThan(20_010);
});

test("a change that finds no room leaves the version as it was", async () => {
  const factory = new IDBFactory();
  const { openTab, storage } = aBrowser(factory, 1_000);
  const tab = openTab();
  await addALine(tab);
  const before = await versionIn(factory);
  storage.setItem("filler", "x".repeat(780));
  await expect(addALine(tab)).rejects.toMatchObject({
    code: "storage-full",
    cause: { name: "QuotaExceededError" },
  });
  expect(await versionIn(factory)).toBe(before);
});

test("removing a missing value is no change", async () => {
  const { stores, storage } = aTab();
  const { shop, visitor } = stores;
  await shop.unitOfWork.run(({ orders }) => orders.pending());
  const before = storage.getItem("storageVersion");
  await shop.unitOfWork.run(async ({ flocks, customers, posts, agreements }) => {
    await flocks.removeCost("1", "A");
    await flocks.removeEggs("1", "A");
    await customers.remove("A");
    await posts.remove("A");
    await agreements.remove("A");
  });
  await visitor.unitOfWork.run(async ({ drafts, ownPayments }) => {
    await drafts.forget("new-1");
    await ownPayments.remove("A");
  });
  expect(storage.getItem("storageVersion")).toBe(before);
});

test("a browser without IndexedDB keeps changes in order within the tab, and logs nothing", async () => {
  const storage = fakeStorage();
  const log = { warn: vi.fn() };
  const events = new EventTarget();
  const { visitor } = localStorageStores({
    storage,
    indexedDB: undefined,
    events,
    log,
    clock: noon,
  });
  await addALine(visitor);
  expect(await visitor.records.cart.load()).toHaveLength(1);
  expect(log.warn).not.toHaveBeenCalled();
});

test("a browser without IndexedDB keeps changes in order within the tab, and logs it", async () => {
  const failing = {
    open: () => {
      const request = {
        error: new DOMException("no", "UnknownError"),
      } as unknown as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event("error")));
      return request;
    },
  } as unknown as IDBFactory;
  const { openTab, log } = aBrowser(failing);
  await addALine(openTab());
  expect(log.warn).toHaveBeenCalledWith(
    "IndexedDB can't be used: changes made in two tabs at once may be lost.",
    expect.any(DOMException),
  );
});

test("an open tab doesn't delay clearing the browser's databases, and goes on", async () => {
  const factory = new IDBFactory();
  const { openTab } = aBrowser(factory);
  const tab = openTab();
  await addALine(tab);
  const cleared = factory.deleteDatabase("farmgate");
  const answer = await new Promise((resolve) => {
    cleared.onblocked = () => resolve("blocked");
    cleared.onsuccess = () => resolve("cleared");
  });
  expect(answer).toBe("cleared");
  await addALine(tab);
  expect(await tab.records.cart.load()).toHaveLength(1);
});
