import type { DeliveryMethod } from "#core/cart/cart.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const getDelivery =
  ({ delivery }: Pick<VisitorRecords, "delivery">) =>
  (): Promise<DeliveryMethod> =>
    delivery.load();
