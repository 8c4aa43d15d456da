import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** Keeps what the visitor has written to the farm until it is paid for. */
export const keepNote =
  ({ note }: Pick<VisitorRecords, "note">) =>
  async (written: string): Promise<Result<null, never>> => {
    await note.save(written);
    return accept(null);
  };
