import { type BackupFile, makeBackup } from "#core/backup/backup-file.ts";
import type { Archive } from "#ports/archive.ts";
import type { Clock } from "#ports/clock.ts";
import type { Digest } from "#ports/digest.ts";

interface Deps {
  readonly archive: Pick<Archive, "read">;
  readonly clock: Clock;
  readonly digest: Digest;
}

export const getBackup =
  ({ archive, clock, digest }: Deps) =>
  async (): Promise<BackupFile> =>
    makeBackup(await archive.read(), clock.now(), digest);
