/** What can change of what the farm keeps. */
export const SHOP_TOPICS = [
  "inventory",
  "prices",
  "orders",
  "agreements",
  "refunds",
  "messages",
  "waitlist",
  "customers",
  "erasures",
  "flocks",
  "posts",
  "splash",
  "session",
] as const;

/** What can change of what one visitor's browser keeps. */
export const VISITOR_TOPICS = [
  "cart",
  "delivery",
  "ownPayments",
  "note",
  "seenSplash",
  "drafts",
  "sidebar",
  "lastBackup",
] as const;

export type ShopTopic = (typeof SHOP_TOPICS)[number];

export type VisitorTopic = (typeof VISITOR_TOPICS)[number];

export type Topic = ShopTopic | VisitorTopic;

/** A topic, or the day that it is at the farm. */
export type Change = Topic | "today";

export interface ChangeFeed<Told extends Change = Change> {
  /** Tells of changes made elsewhere, such as in another tab or by midnight. Answers with the way to stop listening. */
  subscribe(listener: (change: Told) => void): () => void;
}
