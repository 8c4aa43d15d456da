export const TOPICS = [
  "eggInventory",
  "eggPrices",
  "cart",
  "orders",
  "customers",
  "flockData",
  "isAdminAuthenticated",
  "adminSidebarCollapsed",
  "blogPosts",
  "postDrafts",
  "splashConfig",
  "splashSeenVersion",
] as const;

/** What records can change; also the storage key of the same thing. */
export type Topic = (typeof TOPICS)[number];

/** A topic, or the day that it is at the farm. */
export type Change = Topic | "today";

export interface ChangeFeed {
  /** Tells of changes made elsewhere, such as in another tab or by midnight. Answers with the way to stop listening. */
  subscribe(listener: (change: Change) => void): () => void;
}
