import type { BackupFile } from "#core/backup/backup-file.ts";
import { fileNameOf } from "#core/export/file-name.ts";
import { fileMoment } from "#ui/admin/lists/file-moment.ts";
import { download } from "#ui/shared/download.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

export interface HandedFile {
  readonly file: BackupFile;
  readonly name: string;
}

export const useDownloadBackup = (title = "backup"): ((file: BackupFile) => HandedFile) => {
  const farm = useFarm();
  return (file) => {
    const name = `${fileNameOf(farm.name, title)}-${fileMoment(file.made)}.json`;
    download(name, JSON.stringify(file), "application/json");
    return { file, name };
  };
};
