import type { RefusedRecord, UnfitBackup } from "#core/backup/backup-file.ts";
import { comparison, type KindChange } from "#core/backup/comparison.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { type RestoreDeps, restorable } from "#core/backup/restorable.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Archive } from "#ports/archive.ts";
import type { BackupFormat } from "#ports/backup-format.ts";

export interface RestorePreview {
  readonly made: string;
  readonly changes: readonly KindChange[];
  readonly refused: readonly RefusedRecord[];
  /** An older file has none: those of the shop stay. */
  readonly keepsSettings: boolean;
}

const withProfileOf = (
  { profile = {}, around }: FarmRecords,
  { missing: { profile: _none, ...missing } = {}, ...restored }: FarmRecords,
): FarmRecords => ({
  ...restored,
  profile,
  around: { ...restored.around, profile: around.profile },
  missing,
});

interface Deps extends RestoreDeps {
  readonly archive: Pick<Archive, "read" | "limits">;
  readonly backupFormat: Pick<BackupFormat, "read" | "entriesOf">;
}

export const getRestorePreview =
  ({ archive, backupFormat, ...deps }: Deps) =>
  async (file: unknown): Promise<Result<RestorePreview, UnfitBackup>> => {
    const backup = await backupFormat.read(file, archive.limits);
    if (!backup.ok) return backup;
    const { made, refused } = backup.value;
    const before = await archive.read();
    const restored = await restorable(backup.value, deps);
    const keepsSettings = restored.profile === undefined;
    const { runOrder = before.runOrder } = restored;
    const withRun = { ...restored, ...(runOrder && { runOrder }) };
    const after = keepsSettings ? withProfileOf(before, withRun) : withRun;
    const changes = comparison(backupFormat.entriesOf(before), backupFormat.entriesOf(after));
    return accept({ made, changes, refused, keepsSettings });
  };
