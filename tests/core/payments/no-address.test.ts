import { expect, test } from "vitest";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import { statusInWords } from "#core/orders/lacks-address.ts";
import type { Payer } from "#core/payments/payment.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { addToCart, agreeable, aShop, MABEL, openPayment, PAID } from "#tests/support/a-shop.ts";

const NOWHERE: Payer = { ...MABEL, address: null };

const paidBy = async (payer: Payer, packs = [LARGE_DOZEN], total = 340) => {
  const shop = aSharedShop();
  const id = await shop.open(packs, total);
  shop.provider.approve(id, payer);
  await shop.counter.takePayment(id);
  const letters = async () => (await shop.records.messages.page(null)).items;
  const letterOf = async (kind: string) =>
    (await letters()).find((letter) => letter.kind === kind)?.text;
  return { ...shop, id, letterOf };
};

test("a paid delivery without an address needs attention, and its farmer reads why", async () => {
  const { id, order, letterOf } = await paidBy(NOWHERE);
  expect(await order(id)).toMatchObject({
    status: "Needs attention",
    log: [{ kind: "paid" }, { kind: "no-address" }],
  });
  expect(await letterOf("needs-attention")).toContain(
    "PayPal has named no address to deliver it to.",
  );
});

test("its customer is asked for the address, and promised no day", async () => {
  const { letterOf } = await paidBy(NOWHERE);
  const text = await letterOf("order-paid");
  expect(text).toContain(
    "Please reply to this email with your address and postcode, or ring us on",
  );
  expect(text).not.toContain("We deliver on");
});

test.each<[string, Payer, Parameters<typeof paidBy>[1], number]>([
  ["a delivery with an address", { ...MABEL, address: AT_HOME }, [LARGE_DOZEN], 340],
  ["a delivery whose provider is asked for none", MABEL, [LARGE_DOZEN], 340],
  ["a collection", NOWHERE, [SMALL_TO_COLLECT], 250],
])("%s is Pending, and no address is asked for", async (_what, payer, packs, total) => {
  const { id, order, letterOf } = await paidBy(payer, packs, total);
  expect((await order(id)).status).toBe("Pending");
  expect(await letterOf("needs-attention")).toBeUndefined();
  expect(await letterOf("order-paid")).not.toContain(
    "Please reply to this email with your address",
  );
});

test("once its address is known it is Pending again, and says no more of it", async () => {
  const { id, office, order } = await paidBy(NOWHERE);
  const before = fieldsOf(await order(id));
  await office.editOrder({
    ...{ ...before, id, before, days: {}, anyway: false },
    address: { lines: "1 High Street", postcode: "RH10 1AA" },
  });
  expect(statusInWords(await order(id))).toBe("Needs attention");
  await office.setOrderStatus({ id, status: "Pending" });
  expect(statusInWords(await order(id))).toBe("Pending");
});

test("in one browser it is Pending, as every order there is once it is paid", async () => {
  const gateway = agreeable({ capture: async () => ({ ...PAID, payer: NOWHERE }) });
  const { app, records } = aShop({ gateway });
  await addToCart(app, { category: "large", packSize: 12, deliveryMethod: "delivery" });
  const id = await openPayment(app);
  await app.visitor.buyer.takePayment(id);
  expect(await records.orders.find(id)).toMatchObject({ status: "Pending" });
});
