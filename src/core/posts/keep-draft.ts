import type { CommandContext } from "#core/command.ts";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface WrittenSoFar {
  /** The post's id, or the key of a draft not yet published. */
  readonly draftKey: string;
  readonly typed: TypedPost;
}

/** Keeps what has been written of a post, in case its page closes before it is published. */
export const keepDraft =
  ({ drafts, now }: Pick<VisitorRecords, "drafts"> & CommandContext) =>
  async ({ draftKey, typed }: WrittenSoFar): Promise<Result<null, never>> => {
    const draft = { ...typed, draftKey, savedAt: now };
    await ((await drafts.find(draftKey)) ? drafts.replace(draft) : drafts.add(draft));
    return accept(null);
  };
