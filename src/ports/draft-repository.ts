import type { Draft } from "#core/posts/draft.ts";

export interface DraftRepository {
  /** The draft of a story, or null where there is none. A story that is not yet published is "new". */
  find(story: string): Promise<Draft | null>;
  save(story: string, draft: Draft): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(story: string): Promise<void>;
}
