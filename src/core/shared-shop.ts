import { readyMessages } from "#core/orders/outgoing-messages.ts";
import { heldForPayments } from "#core/payments/held-eggs.ts";
import { recordForAll } from "#core/payments/record-for-all.ts";
import type { SharedShop } from "#ports/ports.ts";

/** A shop that several people visit, at its address such as "https://eggs.example". */
export const sharedShop = (publicUrl: string): SharedShop => ({
  publicUrl,
  held: heldForPayments,
  record: recordForAll,
  readyMessages,
});
