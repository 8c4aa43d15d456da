import { describe, expect, test, vi } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShopToThinkTwice, NEXT_SATURDAY, SUNDAY } from "#tests/support/a-mind-changed.ts";
import { A_TOLD_ORDER } from "#tests/support/orders.ts";

const OVER = { ok: false, refusal: { kind: "link-over" } };

const linked = async (change: Partial<Order> = {}) => {
  const shop = await aShopToThinkTwice();
  const order = {
    ...A_TOLD_ORDER,
    paymentMethod: "paypal",
    captureId: "MONEY",
    log: [{ at: "2026-06-16T11:00:00Z", kind: "paid" }],
    days: { delivery: SUNDAY, collection: NEXT_SATURDAY },
    ...change,
  } satisfies Order;
  await shop.records.orders.add(order);
  return { ...shop, order, token: await shop.tokens.issue(order.id) };
};

describe("openOrder", () => {
  test("shows the order, and until when it may be changed, without who lives where", async () => {
    const { counter, token, order } = await linked();
    const opened = await counter.openOrder(token);
    const { id, date, customerEmail, customerName, total, status, items, paymentMethod } = order;
    expect(opened).toEqual({
      ok: true,
      value: {
        ...{ id, date, customerEmail, customerName, total, status, items, paymentMethod },
        days: order.days,
        money: order.money,
        customerChanges: {
          until: "2026-06-20T23:00:00.000Z",
          mayCancel: true,
          mayChangeDay: true,
          changesLeft: 5,
        },
      },
    });
    expect(JSON.stringify(opened)).not.toMatch(/Mill Lane|RH10|07700 900123|porch/);
    expect(await counter.openOrder(token)).toEqual(opened);
  });

  test("works until the last day of the order is over", async () => {
    const { counter, token, wait } = await linked();
    // From noon to a quarter to midnight of that Saturday, by the clock at the farm.
    wait(7 * 24 * 60 + 11 * 60 + 45);
    expect(await counter.openOrder(token)).toMatchObject({ ok: true });
    wait(15);
    expect(await counter.openOrder(token)).toEqual(OVER);
  });

  test("answers a wrong, an old and an erased token alike", async () => {
    const { counter, office, token, tokens, wait } = await linked();
    const wrong = await counter.openOrder(`${token}x`);
    expect(wrong).toEqual(OVER);
    expect(await counter.openOrder(await tokens.issue("NOBODYS"))).toEqual(wrong);
    const old = await linked({ days: { delivery: "2026-06-19", collection: "2026-06-19" } });
    expect(await old.counter.openOrder(old.token)).toEqual(wrong);
    await office.erasePersonNow("mabel@example.com");
    expect(await counter.openOrder(token)).toEqual(wrong);
    expect(
      await counter.changeDay({
        orderId: A_TOLD_ORDER.id,
        token,
        method: "delivery",
        day: NEXT_SATURDAY,
      }),
    ).toMatchObject({ refusal: { kind: "order-gone" } });
    wait(1);
  });

  test("reads as much of the shop for a wrong token as for an old or an erased one", async () => {
    const { counter, records, token, tokens } = await linked();
    const old = { ...A_TOLD_ORDER, id: "OLD", days: { delivery: "2026-06-19" } };
    await records.orders.add({ ...old, items: old.items.slice(0, 1) });
    await records.orders.add({ ...A_TOLD_ORDER, id: "ERASED", customerEmail: "" });
    const reads = [vi.spyOn(records.orders, "find"), vi.spyOn(records.profile, "load")];
    const readsOf = async (asked: string) => {
      for (const read of reads) read.mockClear();
      expect(await counter.openOrder(asked)).toEqual(OVER);
      return reads.map(({ mock }) => mock.calls.length);
    };
    const wrong = await readsOf(`${token}x`);
    expect(wrong).toEqual([1, 1]);
    expect(await readsOf(await tokens.issue("OLD"))).toEqual(wrong);
    expect(await readsOf(await tokens.issue("ERASED"))).toEqual(wrong);
  });

  test.each(["Ready", "Refunded"])("tells nothing of changes once it is %s", async (status) => {
    const { counter, token } = await linked({ status });
    const opened = await counter.openOrder(token);
    expect(opened).toMatchObject({ value: { status } });
    expect(opened.ok && opened.value).not.toHaveProperty("customerChanges");
  });
});

test("findOrders shows changes to the browser that ordered, and to no e-mail's link", async () => {
  const shop = await linked();
  shop.mine.push(shop.order.id);
  expect(await shop.counter.findOrders("mabel@example.com")).toMatchObject([
    { customerChanges: { mayCancel: true } },
  ]);
});
