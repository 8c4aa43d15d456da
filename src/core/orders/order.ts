import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Address } from "#core/orders/address.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import type { PaidByHand, PlaceOfSale } from "#core/orders/paid-by-hand.ts";
import type { ReturnedPart } from "#core/orders/returned-parts.ts";
import type { Untold } from "#core/orders/untold.ts";
import { type Day, instantOf } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

/** The name of a payment provider that the shop is set up with, such as "paypal" or "practice". */
export type PaymentMethod = string;

/** A line of an order as it was sold. Its id, such as "large-12", may be of a pack no longer in the catalogue. */
export interface OrderItem {
  readonly id: string;
  readonly name: string;
  readonly packSize: number;
  readonly deliveryMethod: string;
  /** Of one pack, in pence. */
  readonly price: Pence;
  readonly quantity: number;
}

/** When the packs of each method left, of an order that leaves in both ways: ISO 8601, UTC. */
export type HandedOver = Readonly<Partial<Record<DeliveryMethod, string>>>;

export type EggsShort = Readonly<Partial<Record<CategoryId, number>>>;

/**
 * Amounts are whole pence, `date` is an ISO 8601 instant, `id` the payment provider's. `captured` is what was paid, where
 * that isn't the total, `returned` what of it went back in `parts`, while the order stays what it is. `short` are eggs that weren't in stock when
 * they left.
 */
export interface Order {
  readonly id: string;
  readonly date: string;
  readonly customerEmail: string;
  readonly total: Pence;
  readonly status: string;
  readonly items: readonly OrderItem[];
  readonly note?: string;
  readonly customerName?: string;
  readonly phone?: string;
  readonly address?: Address;
  readonly paymentMethod?: PaymentMethod;
  /** A refund refers to it. */
  readonly captureId?: string;
  readonly fee?: Pence;
  readonly captured?: Pence;
  readonly returned?: Pence;
  readonly parts?: readonly ReturnedPart[];
  readonly short?: EggsShort;
  /** Orders of before the calendar have none. */
  readonly days?: ChosenDays;
  /** Of orders that the owner took by hand alone. */
  readonly paid?: PaidByHand;
  /** Of those, where its buyer came by. */
  readonly soldAt?: PlaceOfSale;
  readonly handedOver?: HandedOver;
  /** No mail is sent of it, whatever address it has. */
  readonly unwritten?: boolean;
  /** Its customer asked to be erased, and is once it is settled. */
  readonly leaving?: boolean;
  /** What no mail has told its customer, until the owner has. */
  readonly untold?: readonly Untold[];
  /** The day on its boxes, for each kind of eggs, once it is packed. */
  readonly bestBefore?: Readonly<Partial<Record<CategoryId, Day>>>;
  readonly log?: readonly OrderLogEntry[];
}

export const SHORT_ID_LENGTH = 8;

export const shortId = (order: Pick<Order, "id">): string => order.id.slice(0, SHORT_ID_LENGTH);

export const isForDays =
  (wanted: readonly Day[]) =>
  ({ days: { delivery = "", collection = "" } = {} }: Order): boolean =>
    wanted.includes(delivery) || wanted.includes(collection);

export const isForDayFrom =
  (first: Day) =>
  ({ days: { delivery = "", collection = "" } = {} }: Order): boolean =>
    delivery >= first || collection >= first;

export const isPaidBy =
  (captureId: string) =>
  (order: Order): boolean =>
    captureId !== "" && order.captureId === captureId;

/** In milliseconds since 1970; 0 where it is unknown. */
export const placedAt = (order: Order): number => instantOf(order.date) ?? 0;

/** Newest first. Instants are compared as times, so that "…Z" and "…+01:00" sort together. */
export const newestFirst = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map((order) => ({ order, time: placedAt(order) }))
    .sort((a, b) => b.time - a.time)
    .map(({ order }) => order);
