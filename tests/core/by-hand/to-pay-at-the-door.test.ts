import { expect, test } from "vitest";
import { takenParcel } from "#core/along/taken-along.ts";
import { orderToHandOver } from "#core/orders/order-to-hand-over.ts";
import type { PaidByHand } from "#core/orders/paid-by-hand.ts";
import { anOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00.000Z";

const OWNERS = true;
const HELPERS = false;

const toPay = (paid: PaidByHand | undefined, whose: boolean) =>
  orderToHandOver(anOrder(paid && { paid }), whose).toPay;

test.each([OWNERS, HELPERS])("the list says what to take at the door until it is paid", (whose) => {
  expect(toPay({ how: "hand-over" }, whose)).toBe(340);
  for (const paid of [{ how: "account" }, { how: "cash", at: AT }, { how: "hand-over", at: AT }])
    expect(toPay(paid as PaidByHand, whose)).toBeUndefined();
  expect(toPay(undefined, whose)).toBeUndefined();
});

test.each([OWNERS, HELPERS])("what to take at the door goes along on a phone", (whose) => {
  const order = orderToHandOver(anOrder({ paid: { how: "hand-over" } }), whose);
  const parcel = { order, items: [], isPart: false };
  expect(takenParcel("delivery")(parcel).toPay).toBe(340);
});
