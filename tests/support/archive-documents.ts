import type { FarmJsonFile } from "#adapters/farm-json/backup-file.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { documentsOf, farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import { refusedIn } from "#adapters/farm-json/refused-records.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Archive } from "#ports/archive.ts";

/** An archive as the documents that a backup of it holds. */
export const inDocuments = ({ limits, read, replace }: Archive) => ({
  read: async (): Promise<FarmDocuments> => documentsOf(await read()),
  refusedIn: (documents: FarmDocuments) => refusedIn(documents, limits),
  replace: (documents: FarmDocuments): Promise<void> => replace(farmRecordsOf(documents)),
});

export const backupOf = async ({
  getBackup,
}: Pick<Shop["office"], "getBackup">): Promise<FarmJsonFile> => (await getBackup()) as FarmJsonFile;
