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

/** What can change; also the storage key and the query key of the same thing. */
export type Topic = (typeof TOPICS)[number];

export interface ChangeFeed {
  /** Tells of changes made elsewhere, such as in another tab. Answers with the way to stop listening. */
  subscribe(listener: (topic: Topic) => void): () => void;
}
