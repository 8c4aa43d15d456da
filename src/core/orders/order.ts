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

export type PaymentMethod = string;

export interface OrderItem {
  readonly id: string;
  readonly name: string;
  readonly packSize: number;
  readonly deliveryMethod: string;
  readonly price: Pence;
  readonly quantity: number;
}

export type HandedOver = Readonly<Partial<Record<DeliveryMethod, string>>>;

export type EggsShort = Readonly<Partial<Record<CategoryId, number>>>;

/**
 * Amounts are whole pence, `date` is an ISO 8601 instant, `id` the provider's. `captured`: what was
 * paid, if not the total. `returned`: the sum of `parts`. `short`: eggs that weren't in stock when
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
  readonly captureId?: string;
  readonly fee?: Pence;
  readonly captured?: Pence;
  readonly returned?: Pence;
  readonly parts?: readonly ReturnedPart[];
  readonly short?: EggsShort;
  readonly days?: ChosenDays;
  readonly paid?: PaidByHand;
  readonly soldAt?: PlaceOfSale;
  readonly handedOver?: HandedOver;
  readonly unwritten?: boolean;
  readonly leaving?: boolean;
  readonly untold?: readonly Untold[];
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

export const placedAt = (order: Order): number => instantOf(order.date) ?? 0;

/** Newest first. Compared as times, so that "…Z" and "…+01:00" sort together. */
export const newestFirst = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map((order) => ({ order, time: placedAt(order) }))
    .sort((a, b) => b.time - a.time)
    .map(({ order }) => order);
