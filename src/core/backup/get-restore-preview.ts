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
  readonly keepsSettings: boolean;
  readonly keepsCare: boolean;
  /** An older file has none: the book is closed, and eggs lose their dates. */
  readonly closesBook: boolean;
}

type TopLevelUnknown = FarmRecords["topLevelUnknown"];

const without = <Value extends object>(topics: Value, left: readonly string[]): Value =>
  Object.fromEntries(Object.entries(topics).filter(([topic]) => !left.includes(topic))) as Value;

const only = (
  unknown: TopLevelUnknown,
  topics: readonly (keyof TopLevelUnknown)[],
): TopLevelUnknown => Object.fromEntries(topics.map((topic) => [topic, unknown[topic]]));

const withWhatStays = (before: FarmRecords, restored: FarmRecords): FarmRecords => {
  const {
    profile = before.profile ?? {},
    care = before.care,
    runOrder = before.runOrder,
  } = restored;
  const stays: readonly (keyof TopLevelUnknown)[] = [
    ...(restored.profile ? [] : (["profile", "week"] as const)),
    ...(restored.care ? [] : (["care"] as const)),
  ];
  return {
    ...restored,
    profile,
    ...(care && { care }),
    ...(runOrder && { runOrder }),
    topLevelUnknown: {
      ...without(restored.topLevelUnknown, stays),
      ...only(before.topLevelUnknown, stays),
    },
    missing: without(restored.missing ?? {}, stays),
  };
};

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
    const keepsCare = restored.care === undefined;
    const closesBook = restored.eggBook === undefined && before.eggBook?.settings.isOpen === true;
    const after = withWhatStays(before, restored);
    const changes = comparison(backupFormat.entriesOf(before), backupFormat.entriesOf(after));
    return accept({ made, changes, refused, keepsSettings, keepsCare, closesBook });
  };
