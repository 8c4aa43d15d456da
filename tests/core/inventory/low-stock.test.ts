import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_NOTICES } from "#core/profile/notices.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";

type Shop = ReturnType<typeof aSharedShop>;

const aShopWith = async (large: number, lowStock = true) => {
  const shop = aSharedShop();
  await shop.records.inventory.save({ ...DEFAULT_INVENTORY, large });
  const notices = { ...DEFAULT_NOTICES, lowStock, addresses: ["tom@hilltop.example"] };
  await shop.records.profile.save({ notices });
  return shop;
};

const sell = async ({ counter, provider, open }: Shop) => {
  const orderId = await open();
  provider.approve(orderId);
  await counter.takePayment(orderId);
};

const told = async ({ records }: Pick<Shop, "records">) =>
  (await records.messages.page(null)).items
    .filter(({ kind }) => kind === "low-stock")
    .map(({ to, subject }) => `${to}: ${subject}`);

const set = async ({ office }: Shop, large: number) => {
  const sheet = await office.getStockSheet();
  const version = sheet.large.version;
  return office.saveInventory([{ category: "large", version, to: large }]);
};

const TOLD = "tom@hilltop.example: Large Eggs: 12 left";

test("a sale that leaves fewer eggs than the line writes to the owner", async () => {
  const shop = await aShopWith(24);
  await sell(shop);
  expect(await told(shop)).toEqual([TOLD]);
});

test.each([
  ["reaches the line and doesn't cross it", 36],
  ["was below it before", 23],
])("a sale of a category that %s writes nothing", async (_what, large) => {
  const shop = await aShopWith(large);
  await sell(shop);
  expect(await told(shop)).toEqual([]);
});

test("the owner gets one mail each time the line is crossed", async () => {
  const shop = await aShopWith(36);
  await sell(shop);
  await sell(shop);
  expect(await told(shop)).toEqual([TOLD]);
  await set(shop, 100);
  await set(shop, 12);
  expect(await told(shop)).toEqual([TOLD, TOLD]);
  await set(shop, 6);
  expect(await told(shop)).toHaveLength(2);
});

test("eggs that a payment holds are not reckoned", async () => {
  const shop = await aShopWith(24);
  await shop.open();
  expect(await told(shop)).toEqual([]);
});

test("an owner who doesn't want it gets no mail", async () => {
  const shop = await aShopWith(24, false);
  await sell(shop);
  expect(await told(shop)).toEqual([]);
});

test("a backup that is restored writes nothing", async () => {
  const low = await aShopWith(6);
  const backup = await low.office.getBackup();
  const shop = await aShopWith(100);
  expect(await shop.office.restoreBackup(backup, [])).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(6);
  expect(await told(shop)).toEqual([]);
});

test("the shop in one browser writes nothing", async () => {
  const shop = aShop();
  await shop.records.profile.save({ notices: { ...DEFAULT_NOTICES, lowStock: true } });
  const sheet = await shop.app.shop.office.getStockSheet();
  const version = sheet.large.version;
  await shop.app.shop.office.saveInventory([{ category: "large", version, to: 1 }]);
  expect(await told(shop)).toEqual([]);
});

test("an opened book that has fewer eggs than the line writes to the owner", async () => {
  const shop = await aShopWith(24);
  const laid = "2026-06-18";
  const others = { eggs: 200, laid };
  await shop.office.openBook({
    shelf: {
      ...{ pullet: others, small: others, medium: others, extraLarge: others },
      ...{ doubleYolkers: others, large: { eggs: 12, laid } },
    },
  });
  expect(await told(shop)).toEqual([TOLD]);
});
