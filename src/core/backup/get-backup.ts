import type { BackupFile } from "#core/backup/backup-file.ts";
import type { Archive } from "#ports/archive.ts";
import type { BackupFormat } from "#ports/backup-format.ts";
import type { Clock } from "#ports/clock.ts";

interface Deps {
  readonly archive: Pick<Archive, "read">;
  readonly backupFormat: Pick<BackupFormat, "write">;
  readonly clock: Clock;
}

export const getBackup =
  ({ archive, backupFormat, clock }: Deps) =>
  async (): Promise<BackupFile> =>
    backupFormat.write(await archive.read(), clock.now());
