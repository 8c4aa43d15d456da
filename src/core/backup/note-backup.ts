import type { CommandContext } from "#core/command.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** A backup was made just now, in this browser. */
export const noteBackup =
  ({ lastBackup, now }: Pick<VisitorRecords, "lastBackup"> & CommandContext) =>
  async (): Promise<void> =>
    lastBackup.save(now);
