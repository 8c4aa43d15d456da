import type { ShopNews } from "#ports/change-feed.ts";

/** What the answer to each query that a helper may ask is made of: where one of these changes, it is asked again. */
export const HELPER_READS = {
  getStockSheet: ["inventory", "orders", "lots", "care", "bookSettings", "waitlist"],
  isBookOpen: ["bookSettings"],
  getPackingList: ["orders", "profile", "week"],
  getPackDay: ["orders", "profile", "week", "runOrder", "bookSettings", "lots", "care"],
  getUnfitOrders: ["orders", "bookSettings", "lots", "moves", "care"],
  getFlock: ["flocks"],
  getFlockCare: ["care"],
  getCareOverview: ["care"],
  getCountSheet: ["flocks", "care"],
} as const satisfies Readonly<Record<string, readonly ShopNews[]>>;
