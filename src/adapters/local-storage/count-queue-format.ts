import * as v from "valibot";
import { outboxFormat } from "#adapters/local-storage/outbox-format.ts";
import { type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";

const Typed = v.string();

/** Also one that this shop doesn't have: its count is refused, and not lost. */
const AnyFlock = v.custom<FlockId>((stored) => typeof stored === "string");

export const countQueueFormat = outboxFormat(
  "countQueue",
  v.object({
    flock: AnyFlock,
    date: v.string(),
    counts: v.object({
      small: Typed,
      medium: Typed,
      large: Typed,
      extraLarge: Typed,
      doubleYolkers: Typed,
    }),
    cracked: Typed,
    kept: v.object({ size: v.picklist(LOGGED_SIZES), eggs: Typed }),
  }),
);
