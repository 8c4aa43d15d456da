import { expect, test } from "vitest";
import { agreeable, aShop, openPayment, PAID } from "#tests/support/a-shop.ts";
import { aTab, OLD_LINE } from "#tests/support/stored-tab.ts";

test("a payment that is paid as the storage begins to refuse everything is told as paid and not recorded", async () => {
  const { stores, storage } = aTab({ cart: [OLD_LINE] });
  const capture = async () => {
    storage.setItem = () => {
      throw new DOMException("gone", "UnknownError");
    };
    return PAID;
  };
  const { app } = aShop({ stores, gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  expect(await app.visitor.buyer.takePayment(orderId)).toEqual({
    ok: false,
    refusal: { kind: "paid-not-recorded", orderId },
  });
});
