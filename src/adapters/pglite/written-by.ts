import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** PostgreSQL reads the files of its own major version alone. */
export const READS = "18";

export interface OtherVersionRefusal {
  readonly kind: "other-version";
  readonly version: string;
}

export const otherVersionIn = async (folder: string): Promise<OtherVersionRefusal | null> => {
  // Ignored: a folder without the file holds no database.
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  return /^[\d.]+$/.test(version) && version !== READS ? { kind: "other-version", version } : null;
};

const OTHER = `and this shop reads those of PostgreSQL ${READS} alone`;

export const otherFolderWords = (folder: string, version: string): string =>
  `The database in "${folder}" was written by PostgreSQL ${version}, ${OTHER}: start the version of the shop that wrote it and make a backup there (npm run backup -- farm.json), then let FARMGATE_DATA name an empty folder and restore that file with this version.`;

export const otherCopyWords = (copy: string, version: string): string =>
  `${copy} was written by PostgreSQL ${version}, ${OTHER}: restore it with the version of the shop that wrote it, make a backup there (npm run backup -- farm.json), and restore that file with this version. Nothing has changed.`;

export const damagedWords = (folder: string): string =>
  `The database in "${folder}" can't be opened, so it is damaged: restore a daily copy of it (npm run restore -- ${folder}-copies/<day>.tar.gz).`;
