import type { Topic } from "#ports/change-feed.ts";

export const BOOK_TOPICS = ["inventory", "lots", "moves"] as const satisfies readonly Topic[];
