import { SHOP_TOPICS, type Topic, VISITOR_TOPICS } from "#ports/change-feed.ts";

/** Characters; about what browsers keep for one origin. */
export const MOST_CHARACTERS = 5_200_000;

const NAMES: Readonly<Partial<Record<Topic, string>>> = {
  inventory: "eggInventory",
  prices: "eggPrices",
  agreements: "openPayments",
  flocks: "flockData",
  care: "flockCare",
  posts: "blogPosts",
  splash: "splashConfig",
  profile: "farmProfile",
  week: "farmWeek",
  bookSettings: "farmBook",
  lots: "eggLots",
  moves: "eggMoves",
  session: "isAdminAuthenticated",
  delivery: "chosenDelivery",
  note: "orderNote",
  details: "orderDetails",
  seenSplash: "splashSeenVersion",
  drafts: "postDrafts",
  sidebar: "adminSidebarCollapsed",
};

export const KEYS = Object.fromEntries(
  [...SHOP_TOPICS, ...VISITOR_TOPICS].map((topic) => [topic, NAMES[topic] ?? topic]),
) as Readonly<Record<Topic, string>>;
