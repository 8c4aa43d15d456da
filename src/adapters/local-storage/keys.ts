import type { Topic } from "#ports/change-feed.ts";

/** About what browsers keep for one shop. */
export const MOST_CHARACTERS = 5_200_000;

/** What the browser's storage calls each topic. */
export const KEYS: Readonly<Record<Topic, string>> = {
  inventory: "eggInventory",
  prices: "eggPrices",
  orders: "orders",
  agreements: "openPayments",
  refunds: "refunds",
  messages: "messages",
  waitlist: "waitlist",
  customers: "customers",
  erasures: "erasures",
  flocks: "flockData",
  posts: "blogPosts",
  splash: "splashConfig",
  session: "isAdminAuthenticated",
  cart: "cart",
  delivery: "chosenDelivery",
  ownPayments: "ownPayments",
  note: "orderNote",
  seenSplash: "splashSeenVersion",
  drafts: "postDrafts",
  sidebar: "adminSidebarCollapsed",
  lastBackup: "lastBackup",
};
