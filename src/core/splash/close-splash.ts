import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const closeSplash =
  ({ seenSplash }: Pick<VisitorRecords, "seenSplash">) =>
  async (version: number): Promise<Result<null, never>> => {
    await seenSplash.save(version);
    return accept(null);
  };
