import { describe, expect, test } from "vitest";
import { hasGivenUpPlace, isBeingCancelled } from "#core/orders/cancelling.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { anOrder } from "#tests/support/orders.ts";

const SUNDAY = "2026-06-21";

const withLog = (status: string, ...kinds: readonly OrderLogKind[]) =>
  anOrder({ status, log: kinds.map((kind) => ({ at: "2026-06-20T11:00:00Z", kind })) });

describe("isBeingCancelled", () => {
  test.each<[boolean, readonly OrderLogKind[]]>([
    [false, []],
    [false, ["paid"]],
    [true, ["paid", "refund-asked"]],
    [true, ["refund-asked", "refund-refused", "refund-asked"]],
    [true, ["customer-cancelled", "refund-asked", "ready", "partly-refunded"]],
    [false, ["refund-asked", "refund-refused"]],
    [false, ["refund-asked", "refund-left"]],
    [true, ["refund-asked", "refund-left", "refund-asked"]],
    [false, ["refund-asked", "refunded", "put-back"]],
  ])("is %s after %j", (expected, kinds) => {
    expect(isBeingCancelled(withLog("Pending", ...kinds))).toBe(expected);
    expect(isBeingCancelled(anOrder())).toBe(false);
  });
});

describe("hasGivenUpPlace", () => {
  test.each<[boolean, string, readonly OrderLogKind[]]>([
    [false, "Pending", ["paid"]],
    [true, "Refunded", []],
    [true, "Cancelled", []],
    [true, "Pending", ["refund-asked"]],
    [false, "Pending", ["refund-asked", "refund-refused"]],
    [true, "Needs attention", ["customer-cancelled", "refund-asked", "refund-refused"]],
    [false, "Needs attention", ["refund-asked", "refund-refused"]],
    [false, "Pending", ["customer-cancelled", "refund-asked", "refund-refused", "reopened"]],
    [false, "Needs attention", ["customer-cancelled", "refund-refused", "reopened", "reversed"]],
  ])("is %s of one that is %s after %j", (expected, status, kinds) => {
    expect(hasGivenUpPlace(withLog(status, ...kinds))).toBe(expected);
  });
});

test("an order whose refund is under way takes no place, and isn't packed", async () => {
  const { provider, counter, office, records } = aSharedShop();
  const week = DEFAULT_PROFILE.week.week.map((row) => ({ ...row, orders: 1 }));
  await records.profile.save({ week: { ...DEFAULT_PROFILE.week, week } });
  const days = { delivery: SUNDAY };
  const pay = () => counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days);
  const opened = await pay();
  if (!opened.ok) throw new Error(opened.refusal.kind);
  const { orderId } = opened.value;
  provider.approve(orderId);
  await counter.takePayment(orderId);
  expect(await pay()).toMatchObject({ refusal: { kind: "day-gone", why: "full" } });

  provider.fail("payment-doubtful");
  await refundOrder(office, { id: orderId, puttingBack: DELIVERY_METHODS });
  const sunday = (await office.getPackingList()).find(({ day }) => day === SUNDAY);
  expect(sunday?.deliveries).toMatchObject([{ order: { id: orderId, isBeingCancelled: true } }]);
  expect(sunday?.toPack).toMatchObject({ eggs: 0, packs: [] });
  expect(
    await office.moveOrder({ id: orderId, method: "delivery", day: "2026-06-27", anyway: true }),
  ).toMatchObject({ refusal: { kind: "not-to-move" } });
  expect(await pay()).toMatchObject({ ok: true });
});
