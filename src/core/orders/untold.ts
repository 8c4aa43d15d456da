import * as v from "valibot";
import { StoredText } from "#core/shared/stored-text.ts";

export const NEWS = ["taken", "moved", "changed", "ready", "refunded"] as const;

export type News = (typeof NEWS)[number];

export const WHY_UNTOLD = ["no-address", "unwanted", "no-mail-server", "refused-address"] as const;

export type WhyUntold = (typeof WHY_UNTOLD)[number];

/** News without a mail, until the owner has rung the customer. */
export const Untold = v.pipe(
  v.object({ news: v.picklist(NEWS), why: v.picklist(WHY_UNTOLD), at: StoredText }),
  v.readonly(),
);

export type Untold = v.InferOutput<typeof Untold>;
