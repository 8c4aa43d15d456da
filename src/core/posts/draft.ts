import type { TypedPost } from "#core/posts/typed-post.ts";

/** A story that is being written. */
export interface Draft extends TypedPost {
  /** ISO 8601 instant. */
  readonly savedAt: string;
}

/** What the draft of a story not yet published is kept under begins with this: each form has its own. */
export const NEW_STORY = "new";

export const isEmptyDraft = ({ title, featuredImage, content, tags }: TypedPost): boolean =>
  [title, featuredImage, content.replace(/<p><\/p>/g, ""), tags].every(
    (text) => text.trim() === "",
  );
