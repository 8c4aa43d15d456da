import * as v from "valibot";
import { outboxFormat } from "#adapters/local-storage/outbox-format.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const tickQueueFormat = outboxFormat(
  "tickQueue",
  v.object({
    orderId: v.string(),
    box: v.picklist(["packed", ...DELIVERY_METHODS]),
    isDone: v.boolean(),
    seen: v.number(),
  }),
);
