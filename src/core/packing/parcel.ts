import type { ParcelToHandOver } from "#core/orders/hand-over.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

/** What of an order leaves on a day in one way. */
export interface PackParcel extends ParcelToHandOver {
  readonly method: DeliveryMethod;
  /** Which stop of the run it is, from 1; null where it is collected. */
  readonly stop: number | null;
}

/** Those of which nothing is being cancelled. */
export const toPack = (parcels: readonly PackParcel[]): readonly PackParcel[] =>
  parcels.filter(({ order }) => !order.isBeingCancelled);
