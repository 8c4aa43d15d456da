import { describe, expect, test } from "vitest";
import { givenBackOf, moneyOf } from "#core/orders/order-money.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { anOrder } from "#tests/support/orders.ts";

const shopWithOne = async (change: Parameters<typeof aNewOrder>[0] = {}) => {
  const shop = aSharedShop();
  const answer = await shop.office.addOrder(aNewOrder(change));
  return { ...shop, id: answer.ok ? answer.value.id : "" };
};

const CANCELLED = "cancelled-by-hand";

describe("cancelByHand", () => {
  test("puts the eggs back and frees the place", async () => {
    const { office, records, id, order, eggs } = await shopWithOne({ how: "account" });
    expect(await eggs()).toBe(168);
    expect((await office.cancelByHand({ id, isGivenBack: false })).ok).toBe(true);
    expect(await eggs()).toBe(180);
    expect((await order(id)).status).toBe("Cancelled");
    expect((await order(id)).log?.at(-1)).toEqual({ at: NOON, kind: CANCELLED });
    const { coming } = await office.getWeek();
    expect(coming.every(({ taken }) => taken.orders === 0)).toBe(true);
    expect(await records.orders.owed()).toEqual([]);
  });

  test.each([
    [true, 0, "given-back"],
    [false, 340, "kept"],
  ] as const)("says whether the money was given back: %s", async (isGivenBack, money, detail) => {
    const { office, id, order } = await shopWithOne();
    await office.cancelByHand({ id, isGivenBack });
    expect(moneyOf(await order(id))).toBe(money);
    expect((await order(id)).log?.at(-1)).toEqual({ at: NOON, kind: CANCELLED, detail });
  });

  test("puts back only the eggs that left", async () => {
    const { office, id, eggs } = await shopWithOne({
      packs: [{ category: "large", packSize: 12, quantity: 16, price: 340 }],
      anyway: { eggs: true, day: false },
    });
    expect(await eggs()).toBe(0);
    await office.cancelByHand({ id, isGivenBack: true });
    expect(await eggs()).toBe(180);
  });

  test("cancels once, however often it is pressed", async () => {
    const { office, id, order, eggs } = await shopWithOne();
    const wish = { id, isGivenBack: true };
    const answers = await Promise.all([office.cancelByHand(wish), office.cancelByHand(wish)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await eggs()).toBe(180);
    expect(givenBackOf(await order(id))).toBe(340);
  });

  test("is refused once the eggs are handed over, and for an order of PayPal", async () => {
    const { office, records, id } = await shopWithOne();
    await office.setOrderStatus({ id, status: "Completed" });
    await records.orders.add(anOrder({ id: "PAYPAL" }));
    for (const one of [id, "PAYPAL"])
      expect(await office.cancelByHand({ id: one, isGivenBack: true })).toEqual({
        ok: false,
        refusal: { kind: "not-to-cancel" },
      });
    expect(await office.cancelByHand({ id: "NONE", isGivenBack: true })).toEqual({
      ok: false,
      refusal: { kind: "order-gone" },
    });
  });

  test("leaves an order that can't be taken up again, in one browser as well", async () => {
    const { office } = aShop().app.shop;
    const answer = await office.addOrder(aNewOrder());
    const id = answer.ok ? answer.value.id : "";
    await office.cancelByHand({ id, isGivenBack: true });
    for (const status of ["Pending", "Completed"] as const)
      expect((await office.setOrderStatus({ id, status })).ok).toBe(false);
    expect((await refundOrder(office, { id, puttingBack: DELIVERY_METHODS })).ok).toBe(false);
  });
});
