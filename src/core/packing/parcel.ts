import type { OrderToHandOver, ParcelToHandOver } from "#core/orders/order-to-hand-over.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface PackParcel extends ParcelToHandOver {
  readonly method: DeliveryMethod;
  /** From 1; null for a collection, or an order being cancelled. */
  readonly stop: number | null;
}

export interface Stop {
  readonly order: Pick<OrderToHandOver, "id" | "address" | "recipient" | "customerName">;
}

export const toPack = (parcels: readonly PackParcel[]): readonly PackParcel[] =>
  parcels.filter(({ order }) => !order.isBeingCancelled);

export const packsIn = (parcels: readonly PackParcel[]): number =>
  sumOf(parcels, ({ items }) => sumOf(items, ({ quantity }) => quantity));

export const eggsIn = (parcels: readonly PackParcel[]): number =>
  sumOf(parcels, ({ items }) => sumOf(items, ({ packSize, quantity }) => packSize * quantity));

/** An order in two ways has two parcels; one without an id goes by its place in the list. */
export const keyOfParcel = ({ order, method }: PackParcel, at: number): string =>
  `${order.id || at} ${method}`;
