import { describe, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import {
  aShopToThinkTwice,
  NEXT_SATURDAY,
  NEXT_SUNDAY,
  SUNDAY,
  withCaps,
} from "#tests/support/a-mind-changed.ts";
import { LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const refusal = (kind: string) => ({ ok: false, refusal: { kind } });

describe("changeDay", () => {
  test("moves an order, writes both, and moves neither money nor eggs", async () => {
    const { place, move, order, eggs, mailsOf, provider } = await aShopToThinkTwice();
    const id = await place(NEXT_SATURDAY);
    const before = await eggs();
    expect(await move(id, NEXT_SUNDAY)).toMatchObject({
      ok: true,
      value: { id, days: { delivery: NEXT_SUNDAY }, customerChanges: { changesLeft: 4 } },
    });
    expect(await order(id)).toMatchObject({
      status: "Pending",
      days: { delivery: NEXT_SUNDAY },
      log: [
        { kind: "paid" },
        { kind: "customer-moved", detail: "Saturday 27 June to Sunday 28 June" },
      ],
    });
    expect(await eggs()).toBe(before);
    expect(provider.refunds.size).toBe(0);
    expect(await mailsOf("moved")).toMatchObject([
      {
        to: "mabel@example.com",
        subject: `Your order ${id} is now for Sunday 28 June`,
        linksTo: id,
      },
    ]);
    expect(await mailsOf("moved-by-customer")).toMatchObject([
      { to: "owner", subject: `Order ${id}: moved to Sunday 28 June by the customer` },
    ]);
  });

  test("to the day that it is for changes nothing, and writes no mail", async () => {
    const { place, move, logOf, mailsOf } = await aShopToThinkTwice();
    const id = await place(NEXT_SATURDAY);
    expect(await move(id, NEXT_SATURDAY)).toMatchObject({ ok: true });
    expect(await logOf(id)).toEqual(["paid"]);
    expect(await mailsOf("moved")).toEqual([]);
  });

  test("frees the old place for others, and takes the new one from them", async () => {
    const { place, move, counter } = await aShopToThinkTwice(withCaps(1));
    const id = await place(NEXT_SATURDAY);
    const wish = (delivery: string) =>
      counter.openPayment([LARGE_DOZEN], "paypal", 340, "", { delivery });
    expect(await wish(NEXT_SATURDAY)).toMatchObject({ refusal: { why: "full" } });
    await move(id, NEXT_SUNDAY);
    expect(await wish(NEXT_SUNDAY)).toMatchObject({ refusal: { why: "full" } });
    expect(await wish(NEXT_SATURDAY)).toMatchObject({ ok: true });
  });

  test("refuses a day on which its eggs would be too old, while the egg book is open", async () => {
    const { place, move, office, order } = await aShopToThinkTwice();
    // They may be handed over until Saturday.
    await office.openBook({ shelf: { large: { eggs: 12, laid: "2026-06-06" } } });
    const id = await place(NEXT_SATURDAY);
    const gone = { kind: "day-gone", why: "eggs", method: "delivery", day: NEXT_SUNDAY };
    expect(await move(id, NEXT_SUNDAY)).toMatchObject({ ok: false, refusal: gone });
    expect((await order(id)).days).toEqual({ delivery: NEXT_SATURDAY });
    await office.closeBook();
    expect(await move(id, NEXT_SUNDAY)).toMatchObject({ ok: true });
  });

  test("refuses a day whose last place an order or a payment has", async () => {
    const { place, move, counter, order } = await aShopToThinkTwice(withCaps(1));
    const id = await place(NEXT_SATURDAY);
    const full = { refusal: { kind: "day-gone", why: "full", method: "delivery" } };
    await counter.openPayment([LARGE_DOZEN], "paypal", 340, "", { delivery: NEXT_SUNDAY });
    expect(await move(id, NEXT_SUNDAY)).toMatchObject(full);
    await place(SUNDAY);
    expect(await move(id, SUNDAY)).toMatchObject(full);
    expect((await order(id)).days).toEqual({ delivery: NEXT_SATURDAY });
  });

  test.each([
    ["2026-06-20", "over"],
    ["2026-06-24", "no-such-day"],
    ["2027-06-24", "no-such-day"],
  ])("refuses %s: %s", async (day, why) => {
    const { place, move } = await aShopToThinkTwice();
    const id = await place(NEXT_SATURDAY);
    expect(await move(id, day)).toMatchObject({ refusal: { kind: "day-gone", day, why } });
  });

  test("refuses a method that the order hasn't", async () => {
    const { place, counter } = await aShopToThinkTwice();
    const orderId = await place(NEXT_SATURDAY);
    const wish = { orderId, method: "collection", day: NEXT_SUNDAY } as const;
    expect(await counter.changeDay(wish)).toMatchObject({ refusal: { kind: "day-gone" } });
  });

  test("takes five changes, and no sixth", async () => {
    const { place, move } = await aShopToThinkTwice();
    const id = await place(NEXT_SATURDAY);
    const days = [NEXT_SUNDAY, NEXT_SATURDAY];
    for (let at = 0; at < 5; at += 1)
      expect(await move(id, days[at % 2] ?? "")).toMatchObject({ ok: true });
    expect(await move(id, NEXT_SATURDAY)).toEqual(refusal("too-many-changes"));
  });

  test.each<[string, Partial<Order>]>([
    ["too-late", { status: "Ready" }],
    ["too-late", { status: "Completed" }],
    ["not-allowed", { status: "Awaiting payment" }],
    ["not-allowed", { status: "Refunded" }],
    ["not-allowed", { status: "Needs attention" }],
    ["not-allowed", { log: [{ at: "", kind: "refund-asked" }] }],
    ["too-late", { days: { delivery: SUNDAY, collection: NEXT_SATURDAY } }],
    ["too-late", { handedOver: { collection: "2026-06-20T11:00:00Z" } }],
  ])("answers %s for an order of %o", async (kind, change) => {
    const { move, mine, records, wait } = await aShopToThinkTwice();
    await records.orders.add(anOrder({ days: { delivery: NEXT_SATURDAY }, ...change }));
    mine.push("A");
    wait(24 * 60);
    expect(await move("A", NEXT_SUNDAY)).toEqual(refusal(kind));
  });

  test("is allowed for an order without a capture id, which can't be cancelled", async () => {
    const { move, cancel, mine, records } = await aShopToThinkTwice();
    await records.orders.add(anOrder({ days: { delivery: NEXT_SATURDAY } }));
    mine.push("A");
    expect(await cancel("A")).toEqual(refusal("not-allowed"));
    expect(await move("A", NEXT_SUNDAY)).toMatchObject({ ok: true });
  });

  test("is not allowed once the owner has switched it off", async () => {
    const { place, move, cancel } = await aShopToThinkTwice({
      customersMay: { changeDay: false, cancel: true },
    });
    const id = await place(NEXT_SATURDAY);
    expect(await move(id, NEXT_SUNDAY)).toEqual(refusal("not-allowed"));
    expect(await cancel(id)).toMatchObject({ ok: true });
  });

  test("answers who may not as if there were no such order", async () => {
    const { place, move, cancel, mine, tokens, logOf } = await aShopToThinkTwice();
    const [id, other] = [await place(NEXT_SATURDAY), await place(NEXT_SATURDAY)];
    mine.length = 0;
    const ofOther = await tokens.issue(other);
    for (const orderId of [id, "NOBODYS"])
      for (const token of [undefined, "wrong", ofOther]) {
        expect(await move(orderId, NEXT_SUNDAY, token)).toEqual(refusal("order-gone"));
        expect(await cancel(orderId, token)).toEqual(refusal("order-gone"));
      }
    expect(await logOf(id)).toEqual(["paid"]);
    expect(await move(other, NEXT_SUNDAY, ofOther)).toMatchObject({ ok: true });
  });
});

test("an order in one browser can't be changed or cancelled", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ days: { delivery: NEXT_SATURDAY } }));
  const { counter } = app.shop;
  const wish = { orderId: "A", method: "delivery", day: NEXT_SUNDAY } as const;
  expect(await counter.changeDay(wish)).toEqual(refusal("not-allowed"));
  expect(await counter.cancelOrder({ orderId: "A" })).toEqual(refusal("not-allowed"));
  expect(await counter.openOrder("token")).toEqual(refusal("link-over"));
  expect(await counter.findOrder("A")).not.toHaveProperty("customerChanges");
});
