import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const getDelivery =
  ({ delivery }: Pick<VisitorRecords, "delivery">) =>
  (): Promise<DeliveryMethod> =>
    delivery.load();
