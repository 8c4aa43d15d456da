import type { BackupFile } from "#core/backup/backup-file.ts";
import {
  type FarmDocuments,
  isObject,
  leavingOut,
  type Place,
} from "#core/backup/farm-documents.ts";
import { withoutErased } from "#core/privacy/without-erased.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface RestoreDeps extends Pick<ShopRecords, "erasures"> {
  readonly cleaner: Pick<HtmlCleaner, "cleanAll">;
}

const contentOf = (value: unknown): string =>
  isObject(value) && typeof value.content === "string" ? value.content : "";

const withContent = (value: unknown, content: string | undefined): unknown =>
  content !== undefined && contentOf(value) !== "" ? { ...(value as object), content } : value;

/** The file may come from anywhere: its HTML is cleaned. */
const cleaned = async (
  documents: FarmDocuments,
  { cleanAll }: RestoreDeps["cleaner"],
): Promise<FarmDocuments> => {
  const posts = Array.isArray(documents.blogPosts) ? documents.blogPosts : [];
  const [splash, ...stories] = await cleanAll([documents.splashConfig, ...posts].map(contentOf));
  return {
    ...documents,
    splashConfig: withContent(documents.splashConfig, splash),
    blogPosts: Array.isArray(documents.blogPosts)
      ? posts.map((post, at) => withContent(post, stories[at]))
      : documents.blogPosts,
  };
};

/** All records but the refused ones and persons erased since the backup was made. */
export const restorable = async (
  { records, made }: BackupFile,
  refused: readonly Place[],
  { erasures, cleaner }: RestoreDeps,
): Promise<FarmDocuments> =>
  cleaned(await withoutErased(leavingOut(records, refused), erasures, made), cleaner);
