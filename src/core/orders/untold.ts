export const NEWS = ["taken", "moved", "ready", "refunded"] as const;

export type News = (typeof NEWS)[number];

export const WHY_UNTOLD = ["no-address", "unwanted", "no-mail-server", "refused-address"] as const;

export type WhyUntold = (typeof WHY_UNTOLD)[number];

/** News without a mail, until the owner has rung the customer. */
export interface Untold {
  readonly news: News;
  readonly why: WhyUntold;
  readonly at: string;
}
