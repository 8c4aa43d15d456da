import type { Topic } from "#ports/change-feed.ts";

/** Characters; about what browsers keep for one origin. */
export const MOST_CHARACTERS = 5_200_000;

export const KEYS: Readonly<Record<Topic, string>> = {
  inventory: "eggInventory",
  prices: "eggPrices",
  orders: "orders",
  agreements: "openPayments",
  refunds: "refunds",
  partRefunds: "partRefunds",
  messages: "messages",
  waitlist: "waitlist",
  customers: "customers",
  erasures: "erasures",
  flocks: "flockData",
  care: "flockCare",
  posts: "blogPosts",
  splash: "splashConfig",
  profile: "farmProfile",
  week: "farmWeek",
  runOrder: "runOrder",
  session: "isAdminAuthenticated",
  cart: "cart",
  delivery: "chosenDelivery",
  ownPayments: "ownPayments",
  note: "orderNote",
  seenSplash: "splashSeenVersion",
  drafts: "postDrafts",
  sidebar: "adminSidebarCollapsed",
  lastBackup: "lastBackup",
  lastEmail: "lastEmail",
  deliveryPostcode: "deliveryPostcode",
  chosenDays: "chosenDays",
  printedDays: "printedDays",
  takenAlong: "takenAlong",
  tickQueue: "tickQueue",
};
