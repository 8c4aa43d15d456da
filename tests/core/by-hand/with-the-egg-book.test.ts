import { expect, test } from "vitest";
import { whenClockShows } from "#core/shared/calendar.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const DOZENS = { category: "large", packSize: 12, price: 340 } as const;

const shopWithABook = async () => {
  const time = { now: NOON };
  const shop = aSharedShop({ time });
  const shelf = { large: { eggs: 180, laid: "2026-06-15" } };
  expect((await shop.office.openBook({ shelf })).ok).toBe(true);
  const take = async (quantity: number, isAnyway = false) => {
    const answer = await shop.office.addOrder(
      aNewOrder({
        packs: [{ ...DOZENS, quantity }],
        how: "account",
        anyway: { eggs: isAnyway, day: false },
      }),
    );
    if (!answer.ok) throw new Error(answer.refusal.kind);
    return answer.value;
  };
  return { ...shop, time, take };
};

test("orders by hand that are taken, packed and cancelled leave an egg book that adds up", async () => {
  const shop = await shopWithABook();
  const [packed, cancelled] = [await shop.take(1), await shop.take(2)];
  expect(await shop.eggs()).toBe(144);
  await expectTheBookToAddUp(shop);
  expect((await shop.office.setOrderStatus({ id: packed.id, status: "Ready" })).ok).toBe(true);
  await expectTheBookToAddUp(shop);
  await shop.office.cancelByHand({ id: cancelled.id, isGivenBack: false });
  expect(await shop.eggs()).toBe(168);
  await expectTheBookToAddUp(shop);
});

test("more eggs than are for sale, taken anyway and cancelled, leave it so too", async () => {
  const shop = await shopWithABook();
  const order = await shop.take(16, true);
  expect(order.short).toEqual({ large: 12 });
  expect(await shop.eggs()).toBe(0);
  await expectTheBookToAddUp(shop);
  await shop.office.cancelByHand({ id: order.id, isGivenBack: false });
  expect(await shop.eggs()).toBe(180);
  await expectTheBookToAddUp(shop);
});

test("a packed order by hand that is cancelled puts its eggs back into the book", async () => {
  const shop = await shopWithABook();
  const order = await shop.take(1);
  await shop.office.setOrderStatus({ id: order.id, status: "Ready" });
  await shop.office.cancelByHand({ id: order.id, isGivenBack: false });
  expect(await shop.eggs()).toBe(180);
  await expectTheBookToAddUp(shop);
});

test("right after midnight an order by hand isn't taken of eggs that are too old by then", async () => {
  const shop = await shopWithABook();
  // 6 July is 21 days after 15 June.
  shop.time.now = whenClockShows("2026-07-07", "00:00");
  const wanted = aNewOrder({ day: "2026-07-11" });
  expect(await shop.office.addOrder(wanted)).toEqual({
    ok: false,
    refusal: {
      kind: "more-than-for-sale",
      lacking: [{ category: "large", asked: 12, forSale: 0 }],
    },
  });
  const anyway = { eggs: true, day: false };
  expect(await shop.office.addOrder({ ...wanted, anyway })).toMatchObject({
    value: { short: { large: 12 } },
  });
  await expectTheBookToAddUp(shop);
});
