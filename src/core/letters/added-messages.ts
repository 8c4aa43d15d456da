import type { Farm } from "#core/farm.ts";
import { type AddedPacks, addedByCustomerLetter, addedLetter } from "#core/letters/added-letter.ts";
import { linked, onceToOwner, toCustomer } from "#core/letters/order-messages.ts";
import type { Outgoing } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";

export const addedMessages = (
  order: Order,
  packs: AddedPacks,
  farm: Farm,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: string },
): readonly Outgoing[] => {
  const letter = addedLetter(order, packs, farm, { now, publicUrl });
  const number = order.added?.length ?? 0;
  return [
    ...linked(
      order,
      toCustomer(order, "packs-added", letter).map((one) => ({
        ...one,
        id: `${one.id}-${number}`,
      })),
      publicUrl,
    ),
    ...onceToOwner(order, "added-by-customer", addedByCustomerLetter(order, packs, farm)),
  ];
};
