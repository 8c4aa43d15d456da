import type { FarmRecords } from "#core/backup/farm-records.ts";
import { withoutErased } from "#core/backup/without-erased.ts";
import { withoutOpenRefunds } from "#core/backup/without-open-refunds.ts";
import type { BackupFormat, OpenedBackup } from "#ports/backup-format.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopRecords, "erasures" | "orders" | "refunds"> {
  readonly cleaner: Pick<HtmlCleaner, "cleanAll">;
}

export interface RestoreDeps extends Deps {
  readonly backupFormat: Pick<BackupFormat, "read">;
}

const cleaned = async (
  { splash, posts, ...records }: FarmRecords,
  { cleanAll }: Deps["cleaner"],
): Promise<FarmRecords> => {
  const contents = [splash.content, ...posts.map(({ item }) => item.content)];
  const [news = "", ...stories] = await cleanAll(contents);
  return {
    ...records,
    splash: { ...splash, content: news },
    posts: posts.map((post, index) => ({
      ...post,
      item: { ...post.item, content: stories[index] ?? "" },
    })),
  };
};

export const restorable = async (
  { records, made }: OpenedBackup,
  { erasures, orders, refunds, cleaner }: Deps,
): Promise<FarmRecords> => {
  const known = await withoutErased(records, { erasures, orders }, made);
  return cleaned(await withoutOpenRefunds(known, refunds, made), cleaner);
};
