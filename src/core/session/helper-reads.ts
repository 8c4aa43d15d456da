import type { ShopNews } from "#ports/change-feed.ts";

/** The topics that each query of a helper reads: a change of one asks again. */
export const HELPER_READS = {
  getStockSheet: ["inventory", "orders", "lots", "care", "bookSettings", "waitlist"],
  isBookOpen: ["bookSettings"],
  getPackingList: ["orders", "profile", "week"],
  getPackDay: ["orders", "profile", "week", "runOrder", "bookSettings", "lots", "care"],
  getUnfitOrders: ["orders", "bookSettings", "lots", "moves", "care"],
  getDisputedOrders: ["orders"],
  getFlock: ["flocks"],
  getFlockCare: ["care"],
  getCareOverview: ["care"],
  getCountSheet: ["flocks", "care"],
} as const satisfies Readonly<Record<string, readonly ShopNews[]>>;
