import { expect, test } from "vitest";
import { takenParcel } from "#core/along/taken-along.ts";
import { orderToHandOver } from "#core/orders/hand-over.ts";
import type { PaidByHand } from "#core/orders/paid-by-hand.ts";
import { anOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00.000Z";

const toPay = (paid: PaidByHand | undefined, isOwner = true) =>
  orderToHandOver(anOrder(paid && { paid }), isOwner).toPay;

test("what is to pay at the door is told to the owner alone, until it is paid", () => {
  expect(toPay({ how: "hand-over" })).toBe(340);
  expect(toPay({ how: "hand-over" }, false)).toBeUndefined();
  for (const paid of [{ how: "account" }, { how: "cash", at: AT }, { how: "hand-over", at: AT }])
    expect(toPay(paid as PaidByHand)).toBeUndefined();
  expect(toPay(undefined)).toBeUndefined();
});

test("what is to pay at the door goes along on a phone", () => {
  const order = orderToHandOver(anOrder({ paid: { how: "hand-over" } }), true);
  const parcel = { order, items: [], isPart: false };
  expect(takenParcel("delivery")(parcel).toPay).toBe(340);
});
