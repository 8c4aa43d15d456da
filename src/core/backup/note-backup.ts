import type { CommandContext } from "#core/command.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const noteBackup =
  ({ lastBackup, now }: Pick<VisitorRecords, "lastBackup"> & CommandContext) =>
  async (): Promise<void> =>
    lastBackup.save(now);
