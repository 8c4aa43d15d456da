import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { addHours } from "#core/shared/calendar.ts";
import { aShop, NOON, noon } from "#tests/support/a-shop.ts";
import { NO_RECORDS } from "#tests/support/farm-documents.ts";
import { sameOriginTabs } from "#tests/support/same-origin-tabs.ts";
import { silentLog } from "#tests/support/stores.ts";

const localShop = () => {
  const { localStorage: storage, events } = sameOriginTabs().open();
  const indexedDB = new IDBFactory();
  const stores = localStorageStores({ storage, indexedDB, events, log: silentLog, clock: noon });
  const { office } = aShop({ stores }).app.shop;
  const stored = (key: string): unknown => JSON.parse(storage.getItem(key) ?? "null");
  return { office, records: stores.shop.records, stored };
};

const fileOf = (documents: Partial<FarmDocuments>) =>
  makeBackup({ ...NO_RECORDS, ...documents }, NOON, sha256);

const ITEM = { id: "large-6", name: "Eggs", packSize: 6, price: 1.8, giftWrap: true };

const SPARSE = {
  eggInventory: { large: 7, goose: 1 },
  eggPrices: { large: { 6: 1.8 } },
  orders: [{ id: "1", customerEmail: "abel@example.com", items: [ITEM], since: "v0" }],
  customers: [{ id: "C", name: "Mabel", email: "mabel@example.com", since: "v0" }],
  flockData: { 1: { costLog: [] }, ducks: { costLog: [{ id: "D", amount: 4 }] } },
  blogPosts: [{ id: "2", title: "Hens" }],
  splashConfig: { content: "<p>Hi</p>", enabled: true, version: 2, since: "v0" },
};

test("restoreBackup stores each document as the file has it, without fields that it lacks", async () => {
  const { office, stored } = localShop();
  expect(await office.restoreBackup(await fileOf(SPARSE), [])).toMatchObject({ ok: true });
  for (const [key, document] of Object.entries(SPARSE)) expect(stored(key)).toEqual(document);
});

test("getRestorePreview counts the entries of a flock that this version doesn't know", async () => {
  const { office } = localShop();
  expect(await office.getRestorePreview(await fileOf(SPARSE))).toMatchObject({
    value: {
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "costs", after: 1, added: 1 }),
      ]),
    },
  });
});

test("getRestorePreview counts a category that is left out as gone", async () => {
  const { office } = localShop();
  const { records } = (await office.getBackup()) as unknown as { records: FarmDocuments };
  const inventory = records.eggInventory as Readonly<Record<string, number>>;
  const file = await fileOf({ ...records, eggInventory: { ...inventory, large: "lost" } });
  expect(await office.getRestorePreview(file)).toMatchObject({
    value: {
      refused: [{ place: ["eggInventory", "large"], name: "eggInventory, large" }],
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "stock", changed: 0, removed: 1 }),
      ]),
    },
  });
});

test("restoreBackup keeps the items of an erased person's order, unknown fields too", async () => {
  const { office, stored } = localShop();
  const order = { id: "1", date: NOON, total: 1.8, items: [ITEM], gift: "for Abel" };
  await office.addCustomer({ name: "Mabel", email: "mabel@example.com", phone: "" });
  await office.erasePerson("mabel@example.com");
  const file = await makeBackup(
    {
      ...NO_RECORDS,
      orders: [{ ...order, customerEmail: "mabel@example.com", customerName: "M" }],
    },
    addHours(NOON, -1),
    sha256,
  );
  expect(await office.restoreBackup(file, [])).toMatchObject({ ok: true });
  const { gift: _gift, ...books } = order;
  expect(stored("orders")).toEqual([{ ...books, customerEmail: "" }]);
});
