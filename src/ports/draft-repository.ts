import type { Draft } from "#core/posts/draft.ts";

/** No draft has the empty key. */
export interface DraftRepository {
  /** Null where there is none. */
  find(draftKey: string): Promise<Draft | null>;
  /** The drafts of posts not yet published, in no promised order. */
  ofNewPosts(): Promise<readonly Draft[]>;
  add(draft: Draft): Promise<void>;
  /** In place of the one with its key. Replacing one that is not there changes nothing. */
  replace(draft: Draft): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(draftKey: string): Promise<void>;
}
