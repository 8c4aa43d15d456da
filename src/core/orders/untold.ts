export const NEWS = ["taken", "moved", "ready", "refunded"] as const;

/** What of an order its customer is written of, when the owner has taken it by hand or changed it. */
export type News = (typeof NEWS)[number];

export const WHY_UNTOLD = ["no-address", "unwanted", "no-mail-server", "refused-address"] as const;

export type WhyUntold = (typeof WHY_UNTOLD)[number];

/** No mail tells its customer: it stays with the order until the owner has told it. */
export interface Untold {
  readonly news: News;
  readonly why: WhyUntold;
  /** ISO 8601. */
  readonly at: string;
}
