import type { DeliveryMethod } from "#core/cart/cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** How the visitor wants eggs from now on, unless told otherwise. */
export const chooseDelivery =
  ({ delivery }: Pick<VisitorRecords, "delivery">) =>
  async (method: DeliveryMethod): Promise<Result<DeliveryMethod, never>> => {
    await delivery.save(method);
    return accept(method);
  };
