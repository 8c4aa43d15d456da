import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { memoryStores } from "#tests/support/a-shop.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { anOrder } from "#tests/support/orders.ts";

const DAY = 24 * 60;

/** 6 July, 21 days after 15 June. */
const LAST_DAY = "2026-07-06";

const packed = async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  return { ...shop, id, past: () => shop.office.getPastHandOver() };
};

test("getPastHandOver names an order that stands packed from the day after its eggs' last one", async () => {
  const { id, wait, past, order } = await packed();
  wait(16 * DAY);
  expect(await past()).toEqual([]);
  wait(DAY);
  const { customerName, customerEmail } = await order(id);
  expect(await past()).toMatchObject([
    {
      order: { id, status: "Ready", customerName, customerEmail },
      kinds: [{ category: "large", until: LAST_DAY }],
    },
  ]);
});

test.each(["Completed", "Pending"] as const)(
  "getPastHandOver names none that is %s by then",
  async (status) => {
    const { id, wait, past, office } = await packed();
    wait(17 * DAY);
    await office.setOrderStatus({ id, status });
    expect(await past()).toEqual([]);
  },
);

test("getPastHandOver goes by the eggs that are packed now, and by the days as they are set", async () => {
  const { id, log, wait, past, office } = await packed();
  wait(10 * DAY);
  await office.setOrderStatus({ id, status: "Pending" });
  const { version } = await office.getEggBook();
  await office.saveBookSettings({ version, bestBeforeDays: 28, handOverDays: 10 });
  await log(12, "2026-06-25");
  await office.setOrderStatus({ id, status: "Ready" });
  expect(await past()).toEqual([]);
  wait(6 * DAY);
  expect(await past()).toMatchObject([{ kinds: [{ until: "2026-07-05" }] }]);
});

test("getPastHandOver names none while the book is closed", async () => {
  const { wait, past, office } = await packed();
  wait(17 * DAY);
  await office.closeBook();
  expect(await past()).toEqual([]);
});

test("getPastHandOver tells a helper no e-mail", async () => {
  const stores = memoryStores();
  const sessions = { ...stores.sessions, person: async () => A_HELPER.person };
  const { office, records, wait } = aSharedShop({ stores: { ...stores, sessions } });
  await records.orders.add(anOrder({ id: "A", customerName: "Mabel Hen", fee: 12 }));
  await office.openBook({ shelf: { large: { eggs: 12, laid: "2026-06-15" } } });
  await office.setOrderStatus({ id: "A", status: "Ready" });
  wait(17 * DAY);
  expect((await office.getPastHandOver()).map(({ order }) => order)).toEqual([
    { id: "A", status: "Ready", customerName: "Mabel Hen", changes: 1 },
  ]);
});
