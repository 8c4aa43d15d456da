import type { TypedPost } from "#core/posts/typed-post.ts";
import type { MadeFrom } from "#core/shared/three-way-merge.ts";

export interface Draft extends TypedPost {
  readonly draftKey: string;
  readonly savedAt: string;
  /** The published post; absent in a draft of an earlier version. */
  readonly from?: MadeFrom<TypedPost> | undefined;
}

const NEW = "new";

export const newDraftKey = (id: string): string => `${NEW}-${id}`;

export const isNewDraftKey = (draftKey: string): boolean => draftKey.startsWith(NEW);

export const isEmptyDraft = ({ title, featuredImage, content, tags }: TypedPost): boolean =>
  [title, featuredImage, content.replace(/<p><\/p>/g, ""), tags].every(
    (text) => text.trim() === "",
  );
