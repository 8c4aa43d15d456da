import { expect, it, vi } from "vitest";
import { shopOnDemand } from "#adapters/local-storage/shop-on-demand.ts";
import { visitorOnDemand } from "#adapters/local-storage/visitor-on-demand.ts";
import { createAuthor } from "#core/author.ts";
import { createOffice } from "#core/office.ts";
import { aTab, OLD_ORDER } from "#tests/support/stored-tab.ts";

type Office = Parameters<typeof createOffice>[0];
type Author = Parameters<typeof createAuthor>[0];

const opened = (stored: Record<string, unknown> = {}) => {
  const { stores, storage } = aTab(stored);
  const load = vi.fn(async () => stores);
  const deps = { storage, events: new EventTarget(), clock: { now: () => "" } };
  return {
    stores,
    load,
    shop: shopOnDemand(deps, load),
    visitor: visitorOnDemand(deps, async () => (await load()).visitor),
  };
};

it("has every kind of record that it may be asked for, whoever takes them apart", () => {
  const { stores, shop, visitor } = opened();

  expect(Object.keys({ ...shop.records }).sort()).toEqual(Object.keys(stores.shop.records).sort());
  expect(Object.keys({ ...visitor.records }).sort()).toEqual(
    Object.keys(stores.visitor.records).sort(),
  );
});

it("answers what the office and the author ask of it", async () => {
  const { shop, visitor } = opened({ orders: [OLD_ORDER], adminSidebarCollapsed: "true" });
  const office = createOffice({ store: shop, shared: null } as Office);
  const author = createAuthor({ store: visitor } as Author, { office } as never);

  const { total } = await office.listOrders({ text: "", status: "All", after: null });

  expect(total).toBe(1);
  expect(typeof (await author.isSidebarCollapsed())).toBe("boolean");
});

it.each([
  ["collection", "collection"],
  ["delivery", "delivery"],
  ["by pigeon", "delivery"],
])("reads %s as a chosen delivery of %s, for which it fetches nothing", async (stored, read) => {
  const { stores, visitor, load } = opened({ chosenDelivery: stored });

  expect(await visitor.records.delivery.load()).toBe(read);
  expect(load).not.toHaveBeenCalled();
  expect(await stores.visitor.records.delivery.load()).toBe(read);
});

it("fetches nothing to make ready, nor to read what is not there", async () => {
  const { shop, visitor, load } = opened();

  await shop.records.inventory.load();
  await visitor.records.cart.load();
  await visitor.records.delivery.load();
  expect(await visitor.records.cart.countSkipped()).toBe(0);
  expect(await visitor.records.ownPayments.all()).toEqual([]);

  expect(load).not.toHaveBeenCalled();
});

it("counts the lines of a basket that can't be read", async () => {
  const { visitor } = opened({ cart: [{ id: "goose-1" }, 7] });

  expect(await visitor.records.cart.countSkipped()).toBe(2);
  expect(await visitor.records.cart.load()).toEqual([]);
});

it("tells how much it holds before anything is fetched", () => {
  const { stores, shop, load } = opened();

  for (const { archive } of [stores.shop, shop]) expect(archive.most).toBe(5_200_000);
  expect(load).not.toHaveBeenCalled();
});

it("says that its code is missing where that can't be fetched", async () => {
  const { storage } = aTab();
  const deps = { storage, events: new EventTarget(), clock: { now: () => "" } };
  const gone = async () => Promise.reject(new TypeError("Failed to fetch"));

  const { unitOfWork } = visitorOnDemand(deps, gone);

  await expect(unitOfWork.run(async () => 1)).rejects.toMatchObject({ code: "code-missing" });
});
