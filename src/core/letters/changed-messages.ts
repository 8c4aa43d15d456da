import type { Farm } from "#core/farm.ts";
import { changedLetter, type PacksTold } from "#core/letters/changed-letter.ts";
import { toCustomer } from "#core/letters/order-messages.ts";
import type { Outgoing } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";

/** `id`: drawn for this change. */
export const changedMessages = (
  order: Order,
  told: PacksTold & { readonly id: string },
  farm: Farm,
): readonly Outgoing[] =>
  toCustomer(order, "packs-changed", changedLetter(order, told, farm)).map((one) => ({
    ...one,
    id: `${one.id}-${told.id}`,
  }));
