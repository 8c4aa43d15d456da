import type { Draft } from "#core/posts/draft.ts";

export interface DraftRepository {
  /** By story: its id, or what NEW_STORY begins where it is not yet published. */
  all(): Promise<ReadonlyMap<string, Draft>>;
  save(story: string, draft: Draft): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(story: string): Promise<void>;
}
