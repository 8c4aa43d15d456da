// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { openShop } from "#app/browser/local-shop.ts";
import { memoryStores } from "#app/browser/memory-stores.ts";
import { MABELS } from "#tests/core/privacy/a-person.ts";

test("in one browser a visit of the admin area finishes what was to be erased", async () => {
  const { visitor: _visitor, ...stores } = memoryStores();
  const { orders } = stores.shop.records;
  await orders.add({ ...MABELS, leaving: true });
  const { office, counter } = openShop(stores, { adminPasswordHash: "", takesPayPal: false });
  await counter.getPrices();
  expect(await orders.find("A")).toHaveProperty("customerName");
  await office.getSetup();
  expect(await orders.find("A")).not.toHaveProperty("customerName");
});

test("a visit with no one to erase waits for no unit of work", async () => {
  const { visitor: _visitor, ...stores } = memoryStores();
  await stores.shop.records.orders.add(MABELS);
  const run = vi.spyOn(stores.shop.unitOfWork, "run");
  const { office } = openShop(stores, { adminPasswordHash: "", takesPayPal: false });
  await office.getSetup();
  expect(run).not.toHaveBeenCalled();
});
