import type { ShopRecords } from "#ports/records.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import {
  aCost,
  aCustomer,
  aHenEntry,
  aMedicine,
  aMessage,
  anAgreement,
  anEggCount,
  aPost,
} from "#tests/support/records.ts";

const TO_COLLECT = anOrder().items.map((item) => ({
  ...item,
  deliveryMethod: "collection" as const,
}));

/** Something of each kind that examples speak of. */
export const plantShop = async (records: ShopRecords): Promise<void> => {
  await records.orders.add(
    anOrder({
      id: "PAY-1",
      paymentMethod: "paypal",
      captureId: "MONEY",
      log: [{ at: NOON, kind: "no-address" }],
    }),
  );
  await records.orders.add(anOrder({ id: "A", paid: { how: "account" } }));
  await records.orders.add(anOrder({ id: "READY", status: "Ready", items: TO_COLLECT }));
  await records.agreements.add(anAgreement({ orderId: "PAY-9" }));
  await records.messages.add(aMessage({ state: "failed" }));
  await records.messages.add(aMessage({ id: "PAY-1-order-paid", state: "sent" }));
  await records.messages.add(aMessage({ id: "LETTER", kind: "contact" }));
  await records.customers.add(aCustomer());
  await records.flocks.addCost("1", aCost());
  await records.flocks.addEggs("1", anEggCount());
  await records.care.addHens("1", aHenEntry());
  await records.care.addMedicine("1", aMedicine());
  await records.posts.add(aPost());
};
