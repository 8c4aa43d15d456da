import { expect, test, vi } from "vitest";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { createAuthor } from "#core/visitor/author.ts";
import { aShop, cleaner, countingIds, memoryStores, noon } from "#tests/support/a-shop.ts";
import { aPost } from "#tests/support/records.ts";

test("createShopWindow shows the same prices, stock, stories and splash page as the counter", async () => {
  const stores = memoryStores();
  const { app, records } = aShop({ stores });
  await records.splash.save({ content: "<p>Spring eggs</p>", enabled: true, version: 2 });
  await records.posts.add(aPost({ id: "1" }));
  const passing = createShopWindow({ store: stores.shop, cleaner, clock: noon, shared: null });
  const { counter } = app.shop;
  expect(await passing.getPrices()).toEqual(await counter.getPrices());
  expect(await passing.getInventory()).toEqual(await counter.getInventory());
  expect(await passing.listPosts(null)).toEqual(await counter.listPosts(null));
  expect(await passing.getPost("1")).toMatchObject({ title: "Hens" });
  expect(await passing.getShownSplash(1)).toMatchObject({ content: "<p>Spring eggs</p>" });
  expect(await passing.getShownSplash(2)).toBeNull();
});

test("today and year are those of the clock in London", () => {
  const { visitor } = aShop({ clock: { now: () => "2026-12-31T23:59:59.000Z" } }).app;
  expect([visitor.today(), visitor.year()]).toEqual(["2026-12-31", "2026"]);
  const summer = aShop({ clock: { now: () => "2026-06-20T23:30:00.000Z" } }).app.visitor;
  expect([summer.today(), summer.year()]).toEqual(["2026-06-21", "2026"]);
});

test("getStorageFill, isStoragePersistent and persistStorage answer what the browser says", async () => {
  const stores = memoryStores();
  const room = {
    fill: async () => ({ used: 7, most: 9 }),
    isPersistent: async () => false,
    persist: async () => true,
  };
  const author = createAuthor(
    {
      clock: noon,
      ids: countingIds(),
      cleaner,
      room,
      shell: { keep: async () => true },
      pictureScaler: null,
      store: stores.visitor,
      ticker: { every: () => () => undefined },
      log: { error: () => undefined },
    },
    aShop({ stores }).app.shop,
  );
  expect(await author.getStorageFill()).toEqual({ used: 7, most: 9 });
  expect(await author.isStoragePersistent()).toBe(false);
  expect(await author.persistStorage()).toBe(true);
});

test("mendCart of a whole basket takes no unit of work", async () => {
  const stores = memoryStores();
  const run = vi.spyOn(stores.visitor.unitOfWork, "run");
  const { visitor } = aShop({ stores }).app;
  expect(await visitor.mendCart()).toEqual({ ok: true, value: 0 });
  expect(run).not.toHaveBeenCalled();
});
