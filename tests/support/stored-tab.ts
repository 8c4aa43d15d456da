import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { noon } from "#tests/support/a-shop.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";

/** A tab over a browser's storage in which these records lie: text as it is, anything else as JSON. */
export const aTab = (stored: Record<string, unknown> = {}, limit?: number) => {
  const storage = fakeStorage(limit);
  for (const [key, value] of Object.entries(stored))
    storage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  const log = { warn: vi.fn() };
  const stores = localStorageStores({
    storage,
    indexedDB: new IDBFactory(),
    events: new EventTarget(),
    log,
    clock: noon,
  });
  const shown = (key: string): unknown => JSON.parse(storage.getItem(key) ?? "null");
  const records = { ...stores.shop.records, ...stores.visitor.records };
  return { storage, stores, records, log, shown };
};

export const OLD_LINE = {
  id: "large-12",
  name: "Large Eggs",
  packSize: 12,
  price: 3.4,
  deliveryMethod: "delivery",
  image: "A picture of eggs",
  quantity: 2,
};

export const OLD_ORDER = {
  id: "1700000000000",
  date: "2025-01-05T10:00:00.000Z",
  customerEmail: "mabel@example.com",
  total: 6.8,
  status: "Completed",
  items: [
    { id: "large-12", name: "Large Eggs", packSize: 12, deliveryMethod: "delivery", price: 3.4 },
  ],
};
