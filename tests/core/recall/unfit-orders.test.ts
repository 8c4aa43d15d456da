import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { memoryStores } from "#tests/support/a-shop.ts";
import { WORMER, withOpenBook } from "#tests/support/an-egg-book.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { anOrder } from "#tests/support/orders.ts";

const DAY = 24 * 60;

/** 6 July, 21 days after 15 June. */
const LAST_DAY = "2026-07-06";

const packed = async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  return { ...shop, id, unfit: () => shop.office.getUnfitOrders() };
};

test("getUnfitOrders names an order that stands packed from the day after its eggs' last one", async () => {
  const { id, wait, unfit, order } = await packed();
  wait(16 * DAY);
  expect(await unfit()).toEqual([]);
  wait(DAY);
  const { customerName, customerEmail } = await order(id);
  expect(await unfit()).toMatchObject([
    {
      order: { id, status: "Ready", customerName, customerEmail },
      past: [{ category: "large", until: LAST_DAY }],
      withheld: [],
    },
  ]);
});

test.each(["Completed", "Pending"] as const)(
  "getUnfitOrders names none that is %s by then",
  async (status) => {
    const { id, wait, unfit, office } = await packed();
    wait(17 * DAY);
    await office.setOrderStatus({ id, status });
    expect(await unfit()).toEqual([]);
  },
);

test("getUnfitOrders goes by the eggs that are packed now, and by the days as they are set", async () => {
  const { id, log, wait, unfit, office } = await packed();
  wait(10 * DAY);
  await office.setOrderStatus({ id, status: "Pending" });
  const { version } = await office.getEggBook();
  await office.saveBookSettings({ version, bestBeforeDays: 28, handOverDays: 10 });
  await log(12, "2026-06-25");
  await office.setOrderStatus({ id, status: "Ready" });
  expect(await unfit()).toEqual([]);
  wait(6 * DAY);
  expect(await unfit()).toMatchObject([{ past: [{ until: "2026-07-05" }] }]);
});

const packedOfFlock1 = async () => {
  const shop = await withOpenBook(4);
  await shop.log(30, "2026-06-17");
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  return { ...shop, id, unfit: () => shop.office.getUnfitOrders() };
};

test("getUnfitOrders names a packed order with eggs that a medicine withholds, and which", async () => {
  const { id, unfit, office, order, large } = await packedOfFlock1();
  expect(await unfit()).toEqual([]);
  await office.addMedicine(WORMER);
  const [lot] = (await large()).lots;
  expect(lot).toMatchObject({ laid: "2026-06-17", left: 22 });
  const { customerName } = await order(id);
  const eggs = { category: "large", flock: "1", laid: "2026-06-17", eggs: 8, until: "2026-06-20" };
  expect(await unfit()).toMatchObject([
    { order: { id, customerName }, past: [], withheld: [{ lot: lot?.id, ...eggs }] },
  ]);
});

test.each([
  ["is struck out", "strike"],
  ["withholds eggs that came back from it", "unpack"],
])("getUnfitOrders names no order once the medicine %s", async (_what, way) => {
  const { id, unfit, office } = await packedOfFlock1();
  const given = await office.addMedicine(WORMER);
  expect(await unfit()).toHaveLength(1);
  if (way === "unpack") await office.setOrderStatus({ id, status: "Pending" });
  else if (given.ok)
    await office.strikeMedicine({ flock: "1", id: given.value.id, reason: "Another flock" });
  expect(await unfit()).toEqual([]);
});

test("getUnfitOrders names none while the book is closed", async () => {
  const { wait, unfit, office } = await packed();
  wait(17 * DAY);
  await office.closeBook();
  expect(await unfit()).toEqual([]);
});

test("getUnfitOrders tells a helper no e-mail", async () => {
  const stores = memoryStores();
  const sessions = { ...stores.sessions, person: async () => A_HELPER.person };
  const { office, records, wait } = aSharedShop({ stores: { ...stores, sessions } });
  await records.orders.add(anOrder({ id: "A", customerName: "Mabel Hen", fee: 12 }));
  await office.openBook({ shelf: { large: { eggs: 12, laid: "2026-06-15" } } });
  await office.setOrderStatus({ id: "A", status: "Ready" });
  wait(17 * DAY);
  expect((await office.getUnfitOrders()).map(({ order }) => order)).toEqual([
    { id: "A", status: "Ready", customerName: "Mabel Hen", changes: 1 },
  ]);
});
