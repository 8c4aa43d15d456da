import { expect, test } from "vitest";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import {
  type ShopWithBook,
  TODAY,
  withClosedBook,
  withOpenBook,
} from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";

test("opened, closed and opened again, the book keeps the stock", async () => {
  const shop = withClosedBook();
  const shelf = { large: { eggs: 180, laid: "2026-06-15" } };
  const stock = await shop.eggs();
  await shop.office.openBook({ shelf });
  expect(await shop.eggs()).toBe(stock);
  expect(await shop.office.openBook({ shelf })).toEqual({
    ok: false,
    refusal: { kind: "already-open" },
  });
  await shop.office.closeBook();
  expect(await shop.eggs()).toBe(stock);
  await shop.office.openBook({ shelf });
  expect(await shop.eggs()).toBe(stock);
  expect((await shop.large()).lots).toHaveLength(1);
  await expectTheBookToAddUp(shop);
});

test("a book opened again as the form has it keeps the stock beside promised and unfit eggs", async () => {
  const shop = await withOpenBook(0);
  await shop.log(20, "2026-05-29");
  await shop.log(60);
  await shop.log(30, "2026-06-19", "2");
  await shop.office.addMedicine({
    ...{ flock: "2", medicine: "Wormer", batch: "", quantity: "60 g", treated: "", reason: "" },
    ...{ boughtFrom: "", boughtOn: "", prescribedBy: "" },
    ...{ first: "2026-06-19", last: "2026-06-19", days: "7" },
  } as const);
  await shop.buy(2);
  const { forSale, promised } = await shop.large();
  expect([forSale, promised]).toEqual([36, 24]);
  for (let times = 0; times < 3; times += 1) {
    await shop.office.closeBook();
    expect(await shop.eggs()).toBe(36);
    const shelf = {
      large: { eggs: forSale + promised, laid: "2026-06-13" },
      small: { eggs: 150, laid: "2026-06-13" },
    };
    expect(await shop.office.openBook({ shelf })).toMatchObject({ ok: true });
    expect(await shop.large()).toMatchObject({ forSale: 36, promised: 24, shelf: 60 });
  }
  expect(await shop.moves()).toEqual([]);
  await expectTheBookToAddUp(shop);
});

test("an order unpacked off the book has its own eggs back in a new opening, and no more", async () => {
  const shop = await withOpenBook(60);
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.closeBook();
  await shop.office.setOrderStatus({ id, status: "Pending" });
  await shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-18" } } });
  expect((await shop.large()).lots.map(({ laid, left }) => [laid, left])).toEqual([
    ["2026-06-15", 60],
  ]);
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.setOrderStatus({ id, status: "Pending" });
  expect(await shop.large()).toMatchObject({ shelf: 60, promised: 12 });
  expect(await shop.eggs()).toBe(48);
  await expectTheBookToAddUp(shop);
});

const MEDICINE = {
  ...{ medicine: "Wormer", batch: "", quantity: "60 g", treated: "", reason: "" },
  ...{ boughtFrom: "", boughtOn: "", prescribedBy: "" },
  ...{ first: TODAY, last: TODAY, days: "7" },
} as const;

type GiveUp = (shop: ShopWithBook, id: string) => Promise<unknown>;

test.each<[string, boolean, GiveUp]>([
  [
    "put back",
    false,
    ({ office }, id) => refundOrder(office, { id, puttingBack: DELIVERY_METHODS }),
  ],
  ["not put back", true, ({ office }, id) => refundOrder(office, { id, puttingBack: [] })],
  [
    "unpacked and not put back",
    false,
    async ({ office }, id) => {
      await office.setOrderStatus({ id, status: "Pending" });
      return refundOrder(office, { id, puttingBack: [] });
    },
  ],
])(
  "an order that is refunded while the book is closed, %s, is in the recall: %s",
  async (_case, isOut, giveUp) => {
    const shop = await withOpenBook(0);
    const counted = await shop.log(24);
    const [kept, refunded] = [await shop.buy(), await shop.buy()];
    for (const id of [kept, refunded]) await shop.office.setOrderStatus({ id, status: "Ready" });
    await shop.office.addMedicine({ ...MEDICINE, flock: "1" });
    const lot = counted.ok ? `${counted.value.id}-large` : "";
    const recalled = async () => {
      const [late] = await shop.office.getOrdersWithEggs("1");
      const page = await shop.office.getLot(lot);
      const ids = page?.orders.map(({ order, eggs }) => `${eggs} ${order.id}`).toSorted();
      expect(late?.orders.map(({ order, eggs }) => `${eggs} ${order.id}`).toSorted()).toEqual(ids);
      return ids;
    };
    const right = isOut ? [`12 ${kept}`, `12 ${refunded}`] : [`12 ${kept}`];
    await shop.office.closeBook();
    expect(await giveUp(shop, refunded)).toMatchObject({ ok: true });
    expect(await recalled()).toEqual(right);
    await shop.office.openBook({ shelf: {} });
    expect(await recalled()).toEqual(right);
    expect((await shop.records.lots.withIds([lot]))[0]?.left).toBe(isOut ? 0 : 12);
    await expectTheBookToAddUp(shop);
  },
);
