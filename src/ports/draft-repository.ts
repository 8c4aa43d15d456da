import type { Draft } from "#core/posts/draft.ts";

/** No draft has the empty key. */
export interface DraftRepository {
  find(draftKey: string): Promise<Draft | null>;
  ofNewPosts(): Promise<readonly Draft[]>;
  add(draft: Draft): Promise<void>;
  replace(draft: Draft): Promise<void>;
  remove(draftKey: string): Promise<void>;
}
