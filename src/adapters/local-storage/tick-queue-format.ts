import * as v from "valibot";
import { queueFormat } from "#adapters/local-storage/queue-format.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const tickQueueFormat = queueFormat(
  "tickQueue",
  v.object({
    orderId: v.string(),
    box: v.picklist(["packed", ...DELIVERY_METHODS]),
    isDone: v.boolean(),
    seen: v.number(),
  }),
);
