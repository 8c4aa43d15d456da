import type { Draft } from "#core/posts/draft.ts";

/** No draft has the empty key. */
export interface DraftRepository {
  find(draftKey: string): Promise<Draft | null>;
  ofNewPosts(): Promise<readonly Draft[]>;
  /** In the place of the one of its key. */
  keep(draft: Draft): Promise<void>;
  forget(draftKey: string): Promise<void>;
}
