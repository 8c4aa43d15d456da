import * as v from "valibot";
import { outboxFormat } from "#adapters/local-storage/outbox-format.ts";
import { PAID_AT_DOOR } from "#core/orders/paid-at-door.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const tickQueueFormat = outboxFormat(
  "tickQueue",
  v.object({
    orderId: v.string(),
    box: v.picklist(["packed", "paid", ...DELIVERY_METHODS]),
    how: v.exactOptional(v.picklist(PAID_AT_DOOR)),
    isDone: v.boolean(),
    seen: v.number(),
  }),
);
