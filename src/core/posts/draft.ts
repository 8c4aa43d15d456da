import type { TypedPost } from "#core/posts/typed-post.ts";

/** A post that is being written. */
export interface Draft extends TypedPost {
  /** The id of its post, or a key of its own where that is not yet published. */
  readonly draftKey: string;
  /** ISO 8601 instant. */
  readonly savedAt: string;
}

const NEW = "new";

/** A key for the draft of a post not yet published: each form has its own. */
export const newDraftKey = (id: string): string => `${NEW}-${id}`;

export const isNewDraftKey = (draftKey: string): boolean => draftKey.startsWith(NEW);

export const isEmptyDraft = ({ title, featuredImage, content, tags }: TypedPost): boolean =>
  [title, featuredImage, content.replace(/<p><\/p>/g, ""), tags].every(
    (text) => text.trim() === "",
  );
