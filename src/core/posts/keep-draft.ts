import type { TypedPost } from "#core/posts/typed-post.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export interface WrittenSoFar {
  /** What it is kept under: the story's id, or what NEW_STORY begins. */
  readonly story: string;
  readonly typed: TypedPost;
}

/** Keeps what has been written of a story, in case its page closes before it is published. */
export const keepDraft =
  ({ drafts, clock }: Pick<Ports, "drafts" | "clock">) =>
  async ({ story, typed }: WrittenSoFar): Promise<Result<null, never>> => {
    await drafts.save(story, { ...typed, savedAt: clock.now() });
    return accept(null);
  };
