import type { DoorRefusal } from "#core/by-hand/take-at-door.ts";
import type { StatusRefusal } from "#core/marking/mark-order.ts";
import { SENDING_FAILED } from "#core/outbox/send-queue.ts";

type Kind = (StatusRefusal | DoorRefusal)["kind"] | typeof SENDING_FAILED | "refused-by-shop";

const TEXTS: Readonly<Record<Kind, string>> = {
  "order-gone": "The shop no longer keeps this order.",
  "status-not-possible": "Not taken: this order has been cancelled, refunded or taken back.",
  "changed-since": "Not taken: somebody has taken this order back since.",
  "being-cancelled": "Not taken: this order is being cancelled. Don't pack it.",
  "not-to-mark":
    "Not taken: there is nothing to take for this order, or it was paid in another way.",
  "eggs-short": "Not taken: the egg book has too few eggs for this order.",
  [SENDING_FAILED]:
    "Something is wrong with this page, so it may not have been sent. Reload the page, and tick again.",
  "refused-by-shop": "The shop could not take this tick.",
};

export const refusalText = (kind: string): string =>
  kind in TEXTS ? TEXTS[kind as Kind] : TEXTS["refused-by-shop"];
