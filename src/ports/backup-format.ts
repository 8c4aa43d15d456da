import type { BackupFile, RefusedRecord, UnfitBackup } from "#core/backup/backup-file.ts";
import type { Entry } from "#core/backup/entry.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import type { Result } from "#core/shared/result.ts";
import type { ArchiveLimits } from "#ports/archive.ts";

export interface OpenedBackup extends Pick<BackupFile, "made"> {
  /** The records without the refused ones. */
  readonly records: FarmRecords;
  readonly refused: readonly RefusedRecord[];
}

export interface BackupFormat {
  /** `made` is an ISO 8601 instant. */
  write(records: FarmRecords, made: string): Promise<BackupFile>;
  /** Returns what a backup of them would hold, unknown fields included. */
  entriesOf(records: FarmRecords): readonly Entry[];
  read(file: unknown, limits: ArchiveLimits): Promise<Result<OpenedBackup, UnfitBackup>>;
}
