import type { Topic } from "#ports/change-feed.ts";

/** What a command changes in the open egg book that packs, counts, refunds or sets the stock. */
export const BOOK_TOPICS = ["inventory", "lots", "moves"] as const satisfies readonly Topic[];
