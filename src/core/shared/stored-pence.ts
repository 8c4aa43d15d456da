import * as v from "valibot";

/** Whole pence, below nothing too: an order that was paid for is never refused. */
export const StoredPence = v.pipe(v.number(), v.safeInteger());
