import type { Order } from "#core/orders/order.ts";

/** The name on what is handed over; the e-mail address where no name is known. */
export const recipientOf = ({
  recipient,
  customerName,
  customerEmail,
}: Partial<Pick<Order, "recipient" | "customerName" | "customerEmail">>): string =>
  recipient || customerName || customerEmail || "";

/** Whose account or card paid, where that is another than the customer. */
export const payerInWords = ({ payer = {} }: Pick<Order, "payer">): string =>
  [payer.name, payer.email].filter(Boolean).join(", ");
