import type { Farm } from "#core/farm.ts";
import { linked, toCustomer } from "#core/letters/order-messages.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import type { Outgoing } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";

interface Desk {
  readonly now: string;
  readonly farm: Farm;
  readonly publicUrl: string;
}

/** The owner asks for it: it is written also where no mails about the order were wanted. */
export const confirmationMessages = (
  { unwritten: _unwritten, ...order }: Order,
  wish: string,
  { now, farm, publicUrl }: Desk,
): readonly Outgoing[] => {
  const url = isByHand(order) ? "" : publicUrl;
  const letters = toCustomer(order, "order-paid", paidLetter(order, now, farm, url));
  return linked(
    order,
    letters.map((one) => ({ ...one, id: `${one.id}-${wish}` })),
    url,
  );
};
