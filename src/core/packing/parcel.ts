import type { OrderToHandOver, ParcelToHandOver } from "#core/orders/order-to-hand-over.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";

/** What of an order leaves on a day in one way. */
export interface PackParcel extends ParcelToHandOver {
  readonly method: DeliveryMethod;
  /** Which stop of the run it is, from 1; null where it is collected, or being cancelled. */
  readonly stop: number | null;
}

/** What the order of a run goes by. */
export interface Stop {
  readonly order: Pick<OrderToHandOver, "id" | "address" | "customerName">;
}

/** Those of which nothing is being cancelled. */
export const toPack = (parcels: readonly PackParcel[]): readonly PackParcel[] =>
  parcels.filter(({ order }) => !order.isBeingCancelled);

export const packsIn = (parcels: readonly PackParcel[]): number =>
  sumOf(parcels, ({ items }) => sumOf(items, ({ quantity }) => quantity));

export const eggsIn = (parcels: readonly PackParcel[]): number =>
  sumOf(parcels, ({ items }) => sumOf(items, ({ packSize, quantity }) => packSize * quantity));

/** An order that leaves in two ways has two parcels; one stored without an id has its place. */
export const keyOfParcel = ({ order, method }: PackParcel, at: number): string =>
  `${order.id || at} ${method}`;
