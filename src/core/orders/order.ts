import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { sameEmail } from "#core/customers/email.ts";
import type { Address } from "#core/orders/address.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import type { OrderStatus } from "#core/orders/order-status.ts";
import { instantOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";

/** The name of a payment provider that the shop is set up with, such as "paypal" or "practice". */
export type PaymentMethod = string;

/** A line of an order as it was sold. Ids and sizes may be of packs no longer in the catalogue. */
export interface OrderItem {
  /** Category and pack size, such as "large-12". */
  readonly id: string;
  readonly name: string;
  readonly packSize: number;
  readonly deliveryMethod: string;
  /** Of one pack, in pence. */
  readonly price: Pence;
  readonly quantity: number;
}

/** By category. None is 0. */
export type EggsShort = Readonly<Partial<Record<CategoryId, number>>>;

export interface Order {
  /** The payment provider's order id. */
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  readonly customerEmail: string;
  readonly total: Pence;
  /** One of ORDER_STATUSES, or what an earlier version stored. */
  readonly status: string;
  readonly items: readonly OrderItem[];
  /** What the buyer says to the farm. */
  readonly note?: string;
  /** Whole. */
  readonly customerName?: string;
  readonly phone?: string;
  /** Where it is delivered to, in part or whole. */
  readonly address?: Address;
  readonly paymentMethod?: PaymentMethod;
  /** What the provider knows its money by: it can be paid back. */
  readonly captureId?: string;
  /** What the provider keeps of its money. */
  readonly fee?: Pence;
  /** What was paid, where that isn't the total. */
  readonly captured?: Pence;
  /** What of it was paid back, while some is left. */
  readonly returned?: Pence;
  /** Eggs that weren't on the shelf when it took them. */
  readonly short?: EggsShort;
  /** What happened to it, the oldest first. */
  readonly log?: readonly OrderLogEntry[];
}

/** What the books need of an order. The rest is its buyer's. */
export const BOOK_FIELDS: readonly string[] = [
  "id",
  "date",
  "total",
  "status",
  "items",
  "paymentMethod",
  "captureId",
  "fee",
  "captured",
  "returned",
  "short",
  "log",
] satisfies readonly (keyof Order)[];

/** The order without who placed it. */
export const anonymous = ({
  customerName: _name,
  phone: _phone,
  address: _address,
  note: _note,
  ...kept
}: Order): Order => ({ ...kept, customerEmail: "" });

export const SHORT_ID_LENGTH = 8;

export const shortId = (order: Pick<Order, "id">): string => order.id.slice(0, SHORT_ID_LENGTH);

export const isPending = (order: Order): boolean => order.status === "Pending";

export const STATUSES_TO_HAND_OVER = ["Pending", "Ready"] as const satisfies readonly OrderStatus[];

/** Whether an order is paid and its eggs are still here: to be packed, or packed and waiting. */
export const isToHandOver = ({ status }: Order): boolean =>
  (STATUSES_TO_HAND_OVER as readonly string[]).includes(status);

/** Whether the order was placed by this email, in any case. An empty email owns no orders. */
export const isOrderOf = (order: Order, email: string): boolean =>
  email.trim() !== "" && sameEmail(order.customerEmail, email);

/** Whether a provider knows the order's money by this. Nothing does by the empty text. */
export const isPaidBy =
  (captureId: string) =>
  (order: Order): boolean =>
    captureId !== "" && order.captureId === captureId;

/** When the order was placed, in milliseconds since 1970; 0 where nobody knows. */
export const placedAt = (order: Order): number => instantOf(order.date) ?? 0;

/** Newest first. Instants are compared as times, so that "…Z" and "…+01:00" sort together. */
export const newestFirst = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map((order) => ({ order, time: placedAt(order) }))
    .sort((a, b) => b.time - a.time)
    .map(({ order }) => order);
