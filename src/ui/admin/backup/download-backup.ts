import type { BackupFile } from "#core/backup/backup-file.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { download } from "#ui/shared/download.ts";

/** Hands the owner a backup, named by its day: "farmgate-backup-2026-06-20.json". */
export const downloadBackup = (file: BackupFile, name = "farmgate-backup"): void =>
  download(
    `${name}-${formatDay(file.made, "yyyy-MM-dd")}.json`,
    JSON.stringify(file),
    "application/json",
  );
