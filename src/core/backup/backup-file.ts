import { DOCUMENT_NAMES, type FarmDocuments, isObject } from "#core/backup/farm-documents.ts";
import { isTooDeep } from "#core/backup/nesting.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Digest } from "#ports/digest.ts";

const FORMAT = "farmgate-backup";

/** The newest format that this shop reads and writes. */
export const BACKUP_VERSION = 1;

export interface BackupFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** ISO 8601 instant. */
  readonly made: string;
  /** "sha256:" and the digest of the records as JSON without spaces. */
  readonly checksum: string;
  readonly records: FarmDocuments;
}

export type BackupRefusal =
  | { readonly kind: "unreadable-backup" }
  | { readonly kind: "no-backup" }
  | { readonly kind: "newer-backup"; readonly version: number }
  | { readonly kind: "altered-backup" };

const checksumOf = async (records: unknown, digest: Digest): Promise<string> =>
  `sha256:${await digest(JSON.stringify(records))}`;

export const makeBackup = async (
  records: FarmDocuments,
  made: string,
  digest: Digest,
): Promise<BackupFile> => ({
  format: FORMAT,
  version: BACKUP_VERSION,
  made,
  checksum: await checksumOf(records, digest),
  records,
});

export const parseBackup = (text: string): Result<unknown, BackupRefusal> => {
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse({ kind: "unreadable-backup" });
  }
};

const isVersion = (version: unknown): version is number =>
  typeof version === "number" && Number.isSafeInteger(version) && version > 0;

const isWhole = (records: unknown): records is FarmDocuments =>
  isObject(records) && DOCUMENT_NAMES.every((name) => Object.hasOwn(records, name));

/** The version is read before the checksum, which another version may compute otherwise. */
export const readBackup = async (
  file: unknown,
  digest: Digest,
): Promise<Result<BackupFile, BackupRefusal>> => {
  if (!isObject(file) || file.format !== FORMAT || !isVersion(file.version))
    return refuse({ kind: "no-backup" });
  const { version, made, checksum, records } = file;
  if (version > BACKUP_VERSION) return refuse({ kind: "newer-backup", version });
  if (isTooDeep(records)) return refuse({ kind: "no-backup" });
  if (typeof made !== "string" || checksum !== (await checksumOf(records, digest)))
    return refuse({ kind: "altered-backup" });
  return isWhole(records)
    ? accept({ format: FORMAT, version, made, checksum, records })
    : refuse({ kind: "no-backup" });
};
