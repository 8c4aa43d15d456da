import type { JsonPath, UnfitBackup } from "#core/backup/backup-file.ts";
import { type RestoreDeps, restorable } from "#core/backup/restorable.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Archive } from "#ports/archive.ts";

export type RestoreRefusal =
  | UnfitBackup
  | { readonly kind: "records-refused"; readonly count: number };

interface Deps extends RestoreDeps {
  readonly archive: Pick<Archive, "limits" | "replace">;
}

export const restoreBackup =
  ({ archive, backupFormat, ...deps }: Deps) =>
  async (file: unknown, leaveOut: readonly JsonPath[]): Promise<Result<null, RestoreRefusal>> => {
    const backup = await backupFormat.read(file, archive.limits);
    if (!backup.ok) return backup;
    const leftOut = new Set(leaveOut.map((path) => JSON.stringify(path)));
    const { length: count } = backup.value.refused.filter(
      ({ place }) => !leftOut.has(JSON.stringify(place)),
    );
    if (count > 0) return refuse({ kind: "records-refused", count });
    await archive.replace(await restorable(backup.value, deps));
    return accept(null);
  };
