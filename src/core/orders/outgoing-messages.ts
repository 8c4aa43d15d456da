import { isEmail } from "#core/customers/email.ts";
import type { Farm } from "#core/farm.ts";
import type { Letter } from "#core/messages/letter.ts";
import { type MessageKind, type Outgoing, OWNER } from "#core/messages/message.ts";
import { idsForOwner } from "#core/messages/recipients.ts";
import {
  deniedLetter,
  movedLetter,
  readyLetter,
  refundedLetter,
} from "#core/orders/customer-letters.ts";
import type { Order } from "#core/orders/order.ts";
import { hasCollection } from "#core/orders/order-methods.ts";
import { attentionLetter, newOrderLetter } from "#core/orders/owner-letters.ts";
import { paidLetter } from "#core/orders/paid-letter.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

const toCustomer = (order: Order, kind: MessageKind, letter: Letter): readonly Outgoing[] =>
  isEmail(order.customerEmail) && !order.unwritten
    ? [{ id: `${order.id}-${kind}`, kind, to: order.customerEmail.trim(), letter }]
    : [];

const toOwner = (order: Order, kind: MessageKind, letter: Letter): readonly Outgoing[] => [
  { id: `${order.id}-${kind}`, kind, to: OWNER, letter },
];

export const paidMessages = (order: Order, now: string, farm: Farm): readonly Outgoing[] => [
  ...toCustomer(order, "order-paid", paidLetter(order, now, farm)),
  ...toOwner(order, "new-order", newOrderLetter(order, now, farm)),
];

/** Of an order by hand the owner knows. */
export const takenMessages = (order: Order, now: string, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "order-paid", paidLetter(order, now, farm));

export const deniedMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "payment-denied", deniedLetter(order, farm));

export const attentionMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  toOwner(order, "needs-attention", attentionLetter(order, farm)).map((one) => ({
    ...one,
    id: `${one.id}-${order.log?.length ?? 0}`,
  }));

export const ownersMessageIds = ({ id, log = [] }: Order): readonly string[] =>
  id === ""
    ? []
    : [
        `${id}-new-order`,
        ...Array.from({ length: log.length + 1 }, (_, at) => `${id}-needs-attention-${at}`),
      ].flatMap(idsForOwner);

export const readyMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  hasCollection(order) ? toCustomer(order, "ready", readyLetter(order, farm)) : [];

/** Each move is told of once, by the id that was drawn for it. */
export const movedMessages = (
  order: Order,
  method: DeliveryMethod,
  moveId: string,
  farm: Farm,
): readonly Outgoing[] =>
  toCustomer(order, "moved", movedLetter(order, method, farm)).map((one) => ({
    ...one,
    id: `${one.id}-${method}-${moveId}`,
  }));

export const refundedMessages = (order: Order, farm: Farm): readonly Outgoing[] =>
  toCustomer(order, "refunded", refundedLetter(order, farm));
