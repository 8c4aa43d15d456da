import type { TypedPost } from "#core/posts/typed-post.ts";

/** A story that is being written. */
export interface Draft extends TypedPost {
  /** ISO 8601 instant. */
  readonly savedAt: string;
}

/** Under what the draft of a story not yet published is kept. */
export const NEW_STORY = "new";
