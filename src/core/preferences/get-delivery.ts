import type { DeliveryMethod } from "#core/cart/cart.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** How the visitor wanted eggs last; by delivery before anything was chosen. */
export const getDelivery =
  ({ delivery }: Pick<VisitorRecords, "delivery">) =>
  (): Promise<DeliveryMethod> =>
    delivery.load();
