import { documentsOfVersion, type FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { isObject } from "#adapters/farm-json/json-path.ts";
import { isTooDeep } from "#adapters/farm-json/nesting.ts";
import type { BackupFile, UnfitBackup } from "#core/backup/backup-file.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Digest } from "#ports/digest.ts";

const FORMAT = "farmgate-backup";

/**
 * Version 2 added the farm's profile, 3 the run's order and the care of the flocks. 4 tells the
 * money of orders in movements, of which an older shop would know nothing.
 */
const VERSION = 4;

export interface FarmJsonFile extends BackupFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** "sha256:" and the digest of the records as JSON without spaces. */
  readonly checksum: string;
  readonly records: FarmDocuments;
}

const checksumOf = async (records: unknown, digest: Digest): Promise<string> =>
  `sha256:${await digest(JSON.stringify(records))}`;

export const makeBackup = async (
  records: FarmDocuments,
  made: string,
  digest: Digest,
): Promise<FarmJsonFile> => ({
  format: FORMAT,
  version: VERSION,
  made,
  checksum: await checksumOf(records, digest),
  records,
});

const isVersion = (version: unknown): version is number =>
  typeof version === "number" && Number.isSafeInteger(version) && version > 0;

const isWhole = (records: unknown, version: number): records is FarmDocuments =>
  isObject(records) && documentsOfVersion(version).every((name) => Object.hasOwn(records, name));

/** The version is read before the checksum, which another version may compute otherwise. */
export const readBackup = async (
  file: unknown,
  digest: Digest,
): Promise<Result<FarmJsonFile, UnfitBackup>> => {
  if (!isObject(file) || file.format !== FORMAT || !isVersion(file.version))
    return refuse({ kind: "no-backup" });
  const { version, made, checksum, records } = file;
  if (version > VERSION) return refuse({ kind: "newer-backup", version });
  if (isTooDeep(records)) return refuse({ kind: "no-backup" });
  if (typeof made !== "string" || checksum !== (await checksumOf(records, digest)))
    return refuse({ kind: "altered-backup" });
  return isWhole(records, version)
    ? accept({ format: FORMAT, version, made, checksum, records })
    : refuse({ kind: "no-backup" });
};
