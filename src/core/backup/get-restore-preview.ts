import { type BackupFile, type BackupRefusal, readBackup } from "#core/backup/backup-file.ts";
import { comparison, type KindChange } from "#core/backup/comparison.ts";
import type { Place } from "#core/backup/farm-documents.ts";
import { recordName } from "#core/backup/record-name.ts";
import { type RestoreDeps, restorable } from "#core/backup/restorable.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Archive, RefusedRecord } from "#ports/archive.ts";
import type { Digest } from "#ports/digest.ts";

export type UnfitBackup =
  | BackupRefusal
  /** More characters than this shop can keep. */
  | { readonly kind: "too-large-backup"; readonly characters: number; readonly most: number };

export interface LeftOut {
  readonly place: Place;
  readonly name: string;
  readonly reason: RefusedRecord["reason"];
}

export interface RestorePreview {
  readonly made: string;
  readonly changes: readonly KindChange[];
  /** To be left out, or the backup can't be restored here. */
  readonly refused: readonly LeftOut[];
}

export const fitting = async (
  file: unknown,
  { most }: Pick<Archive, "most">,
  digest: Digest,
): Promise<Result<BackupFile, UnfitBackup>> => {
  const backup = await readBackup(file, digest);
  if (!backup.ok || most === null) return backup;
  const characters = JSON.stringify(backup.value.records).length;
  return characters > most ? refuse({ kind: "too-large-backup", characters, most }) : backup;
};

interface Deps extends RestoreDeps {
  readonly archive: Pick<Archive, "read" | "refusedIn" | "most">;
  readonly digest: Digest;
}

/** A dry run: changes nothing. */
export const getRestorePreview =
  ({ archive, digest, ...deps }: Deps) =>
  async (file: unknown): Promise<Result<RestorePreview, UnfitBackup>> => {
    const backup = await fitting(file, archive, digest);
    if (!backup.ok) return backup;
    const { made, records } = backup.value;
    const refused = await archive.refusedIn(records);
    const places = refused.map(({ place }) => place);
    return accept({
      made,
      changes: comparison(await archive.read(), await restorable(backup.value, places, deps)),
      refused: refused.map(({ place, reason }) => ({
        place,
        name: recordName(records, place),
        reason,
      })),
    });
  };
