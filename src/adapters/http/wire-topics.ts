import type { ShopNews } from "#ports/change-feed.ts";

/** Pages of an older build know these names. */
export const WIRE_TOPICS: Readonly<Record<ShopNews, string>> = {
  inventory: "stock",
  prices: "prices",
  orders: "orders",
  agreements: "payments",
  refunds: "refunds",
  partRefunds: "part-refunds",
  messages: "messages",
  waitlist: "waitlist",
  customers: "customers",
  erasures: "erasures",
  flocks: "flocks",
  care: "care",
  posts: "stories",
  splash: "splash",
  profile: "farm",
  week: "week",
  runOrder: "runOrder",
  bookSettings: "book",
  lots: "lots",
  moves: "moves",
  session: "session",
  days: "days",
};
