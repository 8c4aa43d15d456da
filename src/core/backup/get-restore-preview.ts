import type { RefusedRecord, UnfitBackup } from "#core/backup/backup-file.ts";
import { comparison, type KindChange } from "#core/backup/comparison.ts";
import { type RestoreDeps, restorable } from "#core/backup/restorable.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Archive } from "#ports/archive.ts";

export interface RestorePreview {
  readonly made: string;
  readonly changes: readonly KindChange[];
  /** To be left out, or the backup can't be restored here. */
  readonly refused: readonly RefusedRecord[];
}

interface Deps extends RestoreDeps {
  readonly archive: Pick<Archive, "read" | "limits">;
}

export const getRestorePreview =
  ({ archive, backupFormat, ...deps }: Deps) =>
  async (file: unknown): Promise<Result<RestorePreview, UnfitBackup>> => {
    const backup = await backupFormat.read(file, archive.limits);
    if (!backup.ok) return backup;
    const { made, refused } = backup.value;
    const changes = comparison(await archive.read(), await restorable(backup.value, deps));
    return accept({ made, changes, refused });
  };
