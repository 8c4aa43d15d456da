import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer, aMessage, anAgreement, aWaiting } from "#tests/support/records.ts";

export const ABEL = "abel@example.com";

export const MABELS: Order = anOrder({
  status: "Completed",
  customerEmail: "Mabel@Example.com",
  customerName: "Mabel Hen",
  phone: "01293 555010",
  address: AT_HOME,
  note: "Ring twice",
  paymentMethod: "paypal",
  captureId: "MONEY",
  fee: 30,
  log: [{ at: "2026-06-20T11:00:00Z", kind: "paid" }],
});

/** All that a shop may keep of Mabel, and the same of Abel. */
export const plantPersons = async (records: ShopRecords): Promise<void> => {
  await records.orders.add(MABELS);
  await records.orders.add({ ...MABELS, id: "B", customerEmail: ABEL });
  await records.agreements.add(anAgreement({ state: "taken", paidBy: "Mabel" }));
  await records.messages.add(aMessage());
  await records.messages.add(
    aMessage({ id: "A-new-order", kind: "new-order", to: "owner", text: "Mabel Hen" }),
  );
  await records.messages.add(
    aMessage({ id: "A-needs-attention-1", kind: "needs-attention", to: "owner" }),
  );
  await records.messages.add(aMessage({ id: "B-new-order", kind: "new-order", to: "owner" }));
  await records.messages.add(
    aMessage({ id: "C", to: "owner", replyTo: { name: "M", email: "mabel@example.com" } }),
  );
  await records.waitlist.add(aWaiting());
  await records.waitlist.add(aWaiting({ id: "B", email: ABEL }));
  await records.customers.add(aCustomer({ id: "1", email: "mabel@example.com" }));
  await records.customers.add(aCustomer({ id: "2", email: ABEL }));
};
