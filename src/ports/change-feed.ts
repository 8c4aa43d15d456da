export const SHOP_TOPICS = [
  "inventory",
  "prices",
  "orders",
  "agreements",
  "refunds",
  "partRefunds",
  "messages",
  "waitlist",
  "customers",
  "erasures",
  "flocks",
  "care",
  "posts",
  "splash",
  "profile",
  "week",
  "runOrder",
  "bookSettings",
  "lots",
  "moves",
  "session",
] as const;

export const VISITOR_TOPICS = [
  "cart",
  "delivery",
  "ownPayments",
  "note",
  "details",
  "seenSplash",
  "drafts",
  "sidebar",
  "lastBackup",
  "lastEmail",
  "deliveryPostcode",
  "chosenDays",
  "printedDays",
  "labelKind",
  "takenAlong",
  "tickQueue",
  "countQueue",
  "ownCounts",
] as const;

export const SHOP_NEWS = [...SHOP_TOPICS, "days"] as const;

export type ShopTopic = (typeof SHOP_TOPICS)[number];

export type ShopNews = (typeof SHOP_NEWS)[number];

export type VisitorTopic = (typeof VISITOR_TOPICS)[number];

export type Topic = ShopTopic | VisitorTopic;

export type Change = Topic | ShopNews | "today";

export interface ChangeFeed<Told extends Change = Change> {
  /** Reports changes of another tab or process, and midnight. Returns the way to stop. */
  subscribe(listener: (change: Told) => void): () => void;
}
