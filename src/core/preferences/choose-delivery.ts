import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const chooseDelivery =
  ({ delivery }: Pick<VisitorRecords, "delivery">) =>
  async (method: DeliveryMethod): Promise<Result<DeliveryMethod, never>> => {
    await delivery.save(method);
    return accept(method);
  };
