export const NEWS = ["taken", "moved", "ready", "refunded"] as const;

export type News = (typeof NEWS)[number];

export const WHY_UNTOLD = ["no-address", "unwanted", "no-mail-server", "refused-address"] as const;

export type WhyUntold = (typeof WHY_UNTOLD)[number];

/** News that no mail brings, until the owner has told the customer. */
export interface Untold {
  readonly news: News;
  readonly why: WhyUntold;
  readonly at: string;
}
