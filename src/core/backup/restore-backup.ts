import type { Place } from "#core/backup/farm-documents.ts";
import { fitting, type UnfitBackup } from "#core/backup/get-restore-preview.ts";
import { type RestoreDeps, restorable } from "#core/backup/restorable.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Archive } from "#ports/archive.ts";
import type { Digest } from "#ports/digest.ts";

export type RestoreRefusal =
  | UnfitBackup
  /** Refused records that the caller has not left out. */
  | { readonly kind: "records-refused"; readonly count: number };

interface Deps extends RestoreDeps {
  readonly archive: Archive;
  readonly digest: Digest;
}

/**
 * Replaces all of the farm's records, or nothing. `leaveOut` are the paths of refused records, as the preview names
 * them.
 */
export const restoreBackup =
  ({ archive, digest, ...deps }: Deps) =>
  async (file: unknown, leaveOut: readonly Place[]): Promise<Result<null, RestoreRefusal>> => {
    const backup = await fitting(file, archive, digest);
    if (!backup.ok) return backup;
    const refused = (await archive.refusedIn(backup.value.records)).map(({ place }) => place);
    const said = new Set(leaveOut.map((place) => JSON.stringify(place)));
    const unsaid = refused.filter((place) => !said.has(JSON.stringify(place)));
    if (unsaid.length > 0) return refuse({ kind: "records-refused", count: unsaid.length });
    await archive.replace(await restorable(backup.value, refused, deps));
    return accept(null);
  };
