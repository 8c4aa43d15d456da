import { isEmail } from "#core/customers/email.ts";
import type { Farm } from "#core/farm.ts";
import { addressLetter } from "#core/letters/address-letter.ts";
import {
  deniedLetter,
  type MoveTold,
  movedLetter,
  notPaidBackLetter,
  partLetter,
  readyLetter,
  refundedLetter,
} from "#core/letters/customer-letters.ts";
import { hasOrderLink } from "#core/letters/order-link-blocks.ts";
import {
  addressByCustomerLetter,
  attentionLetter,
  cancelledByCustomerLetter,
  movedByCustomerLetter,
  newOrderLetter,
} from "#core/letters/owner-letters.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import type { Letter } from "#core/messages/letter.ts";
import { type MessageKind, type Outgoing, OWNER } from "#core/messages/message.ts";
import { methodsHere } from "#core/orders/halves.ts";
import { asksForAddress } from "#core/orders/lacks-address.ts";
import type { Order } from "#core/orders/order.ts";
import type { RefundLine } from "#core/orders/refunds-of-order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";

export const toCustomer = (order: Order, kind: MessageKind, letter: Letter): readonly Outgoing[] =>
  isEmail(order.customerEmail) && !order.unwritten
    ? [{ id: `${order.id}-${kind}`, kind, to: order.customerEmail.trim(), letter }]
    : [];

const toOwner = (order: Order, kind: MessageKind, letter: Letter): readonly Outgoing[] => [
  { id: `${order.id}-${kind}`, kind, to: OWNER, letter },
];

/** A letter that leads to the order gets a token of its own when it is sent. */
export const linked = (
  { id }: Order,
  messages: readonly Outgoing[],
  publicUrl: string,
): readonly Outgoing[] =>
  messages.map((one) =>
    hasOrderLink(one.letter, publicUrl) && id !== "" ? { ...one, linksTo: id } : one,
  );

export const paidMessages = (
  order: Order,
  now: string,
  farm: Farm,
  publicUrl = "",
): readonly Outgoing[] => [
  ...linked(
    order,
    toCustomer(order, "order-paid", paidLetter(order, now, farm, publicUrl)),
    publicUrl,
  ),
  ...toOwner(order, "new-order", newOrderLetter(order, now, farm)),
];

export const takenMessages = (order: Order, now: string, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "order-paid", paidLetter(order, now, farm));

export const deniedMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "payment-denied", deniedLetter(order, farm));

export const onceToOwner = (order: Order, kind: MessageKind, letter: Letter): readonly Outgoing[] =>
  toOwner(order, kind, letter).map((one) => ({
    ...one,
    id: `${one.id}-${order.log?.length ?? 0}`,
  }));

export const attentionMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  onceToOwner(order, "needs-attention", attentionLetter(order, farm));

export const cancelledMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  onceToOwner(order, "cancelled-by-customer", cancelledByCustomerLetter(order, farm));

export const notPaidBackMessages = (order: Order, farm: Farm): readonly Outgoing[] => [
  ...toCustomer(order, "refund-refused", notPaidBackLetter(order, farm)).map((one) => ({
    ...one,
    id: `${one.id}-${order.log?.length ?? 0}`,
  })),
  ...attentionMessages(order, farm),
];

/** Once an order, by its id. */
export const addressMessages = (
  order: Order,
  farm: Farm,
  publicUrl: string,
): readonly Outgoing[] =>
  asksForAddress(order) && publicUrl !== ""
    ? linked(
        order,
        toCustomer(order, "address-wanted", addressLetter(order, farm, publicUrl)),
        publicUrl,
      )
    : [];

export const addressTypedMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  onceToOwner(order, "address-by-customer", addressByCustomerLetter(order, farm));

export const readyMessages = (
  order: Order,
  farm: Farm,
  before: readonly Order[] = [],
): readonly Outgoing[] =>
  methodsHere(order).includes("collection")
    ? toCustomer(order, "ready", readyLetter(order, farm, before))
    : [];

export const movedMessages = (
  order: Order,
  methods: readonly DeliveryMethod[],
  moveId: string,
  farm: Farm,
  told: MoveTold,
): readonly Outgoing[] => [
  ...linked(
    order,
    toCustomer(order, "moved", movedLetter(order, methods, farm, told)).map((one) => ({
      ...one,
      id: `${one.id}-${moveId}`,
    })),
    told.publicUrl,
  ),
  ...(told.isByCustomer
    ? methods.flatMap((method) =>
        onceToOwner(order, "moved-by-customer", movedByCustomerLetter(order, method)),
      )
    : []),
];

type PartMade = Pick<RefundLine, "amount" | "reason"> & { readonly wish: string };

export const partMessages = (order: Order, part: PartMade, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "refunded", partLetter(order, part, farm)).map((one) => ({
    ...one,
    id: `${one.id}-${part.wish}`,
  }));

export const refundedMessages = (order: Order, paidBack: Pence, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "refunded", refundedLetter(order, paidBack, farm));
