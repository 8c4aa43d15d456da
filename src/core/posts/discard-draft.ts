import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const discardDraft =
  ({ drafts }: Pick<VisitorRecords, "drafts">) =>
  async (draftKey: string): Promise<Result<null, never>> => {
    await drafts.forget(draftKey);
    return accept(null);
  };
