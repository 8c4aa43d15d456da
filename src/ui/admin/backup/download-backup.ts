import type { BackupFile } from "#core/backup/backup-file.ts";
import { fileMoment } from "#ui/admin/lists/format-moment.ts";
import { download } from "#ui/shared/download.ts";

export interface HandedFile {
  readonly file: BackupFile;
  readonly name: string;
}

/** Hands it to the browser, which doesn't say whether it is saved. */
export const downloadBackup = (file: BackupFile, title = "farmgate-backup"): HandedFile => {
  const name = `${title}-${fileMoment(file.made)}.json`;
  download(name, JSON.stringify(file), "application/json");
  return { file, name };
};
