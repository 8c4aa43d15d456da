import type { BackupFile } from "#core/backup/backup-file.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const noteBackup =
  ({ lastBackup }: Pick<VisitorRecords, "lastBackup">) =>
  async ({ made }: BackupFile): Promise<void> =>
    lastBackup.save(made);
