import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { type Dispute, openDisputeOf } from "#core/orders/dispute.ts";
import { isHandedOver, methodsHere } from "#core/orders/halves.ts";
import { joinedLines } from "#core/orders/joined-lines.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { dueAtHandOver } from "#core/orders/order-money.ts";
import type { PackingDay, Parcel } from "#core/orders/packing-list.ts";
import { type PaidAtDoor, paidAtDoor } from "#core/orders/paid-at-door.ts";
import type { Pence } from "#core/shared/money.ts";
import { picked } from "#core/shared/picked.ts";

export type OrderToHandOver = Pick<
  Order,
  "id" | "status" | "customerName" | "recipient" | "phone" | "address" | "note" | "handedOver"
> &
  Partial<Pick<Order, "customerEmail">> & {
    readonly isBeingCancelled?: true;
    readonly toPay?: Pence;
    /** How it was paid that was to be paid at the door. */
    readonly paidAtDoor?: PaidAtDoor;
    readonly changes?: number;
    readonly notCollectedAt?: string;
    readonly dispute?: Pick<Dispute, "reason" | "answerBy">;
  };

export type PackedItem = Omit<OrderItem, "price">;

export interface ParcelToHandOver {
  readonly order: OrderToHandOver;
  readonly items: readonly PackedItem[];
  readonly isPart: boolean;
}

export type HandOverDay = PackingDay<ParcelToHandOver>;

const notCollected = (order: Order): Pick<OrderToHandOver, "notCollectedAt"> => {
  const last = order.log?.findLast(({ kind }) => kind === "not-collected");
  return last && !isHandedOver(order, "collection") ? { notCollectedAt: last.at } : {};
};

const disputeOf = (order: Order): Pick<OrderToHandOver, "dispute"> => {
  const dispute = methodsHere(order).length > 0 ? openDisputeOf(order) : null;
  return dispute ? { dispute: picked(dispute, ["reason", "answerBy"]) } : {};
};

const atDoor = (order: Order): Pick<OrderToHandOver, "toPay" | "paidAtDoor"> => {
  const [toPay, how] = [dueAtHandOver(order), paidAtDoor(order)];
  return { ...(toPay > 0 && { toPay }), ...(how && { paidAtDoor: how }) };
};

/** An allow-list: a helper sees a new field only once it is named here. */
export const orderToHandOver = (order: Order, withEmail: boolean): OrderToHandOver => {
  const { id, status, customerName, customerEmail, recipient } = order;
  const { phone, address, note, handedOver } = order;
  return {
    id,
    status,
    ...(isBeingCancelled(order) && { isBeingCancelled: true }),
    ...(customerName !== undefined && { customerName }),
    ...(withEmail && { customerEmail }),
    ...(recipient !== undefined && { recipient }),
    ...atDoor(order),
    ...disputeOf(order),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
    ...(note !== undefined && { note }),
    ...(handedOver !== undefined && { handedOver }),
    ...(order.log && { changes: order.log.length, ...notCollected(order) }),
  };
};

const packedItem = ({ id, name, packSize, deliveryMethod, quantity }: OrderItem): PackedItem => ({
  id,
  name,
  packSize,
  deliveryMethod,
  quantity,
});

/** A packer needs no price: packs of two prices are one line. */
export const packedItems = (items: readonly OrderItem[]): readonly PackedItem[] =>
  joinedLines(items.map((item) => ({ ...item, price: 0 }))).map(packedItem);

export const handOverDay = (day: PackingDay, withEmail: boolean): HandOverDay => {
  const toHandOver = ({ order, items, isPart }: Parcel): ParcelToHandOver => ({
    order: orderToHandOver(order, withEmail),
    items: packedItems(items),
    isPart,
  });
  return {
    ...day,
    deliveries: day.deliveries.map(toHandOver),
    collections: day.collections.map(toHandOver),
  };
};
