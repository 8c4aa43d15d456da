import type { BackupFile } from "#core/backup/backup-file.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { download } from "#ui/shared/download.ts";

export const downloadBackup = (file: BackupFile, name = "farmgate-backup"): void =>
  download(
    `${name}-${formatDay(file.made, "yyyy-MM-dd")}.json`,
    JSON.stringify(file),
    "application/json",
  );
