import * as v from "valibot";
import { queueFormat } from "#adapters/local-storage/queue-format.ts";
import { FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";

const Typed = v.string();

export const countQueueFormat = queueFormat(
  "countQueue",
  v.object({
    flock: v.picklist(FLOCK_IDS),
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
