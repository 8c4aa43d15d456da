import type { CommandContext } from "#core/command.ts";
import type { Draft } from "#core/posts/draft.ts";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface WrittenSoFar extends Pick<Draft, "from"> {
  readonly draftKey: string;
  readonly typed: TypedPost;
}

export const keepDraft =
  ({ drafts, now }: Pick<VisitorRecords, "drafts"> & CommandContext) =>
  async ({ draftKey, typed, from }: WrittenSoFar): Promise<Result<null, never>> => {
    await drafts.keep({ ...typed, draftKey, savedAt: now, ...(from && { from }) });
    return accept(null);
  };
