import {
  type FarmDocuments,
  isObject,
  leavingOut,
  type Place,
} from "#core/backup/farm-documents.ts";
import { fitting, type UnfitBackup } from "#core/backup/get-restore-preview.ts";
import { withoutErased } from "#core/privacy/without-erased.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Archive } from "#ports/archive.ts";
import type { Digest } from "#ports/digest.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

export type RestoreRefusal =
  | UnfitBackup
  /** It holds records that this shop doesn't take, and that nobody said to leave out. */
  | { readonly kind: "records-refused"; readonly count: number };

interface Given extends Pick<ShopRecords, "erasures"> {
  readonly archive: Archive;
  readonly digest: Digest;
  readonly cleaner: Pick<HtmlCleaner, "cleanAll">;
}

const contentOf = (value: unknown): string =>
  isObject(value) && typeof value.content === "string" ? value.content : "";

const withContent = (value: unknown, content: string | undefined): unknown =>
  content !== undefined && contentOf(value) !== "" ? { ...(value as object), content } : value;

/** The documents as if their HTML had been written in this shop: a file may come from anywhere. */
const cleaned = async (
  documents: FarmDocuments,
  { cleanAll }: Given["cleaner"],
): Promise<FarmDocuments> => {
  const posts = Array.isArray(documents.blogPosts) ? documents.blogPosts : [];
  const [splash, ...stories] = await cleanAll([documents.splashConfig, ...posts].map(contentOf));
  return {
    ...documents,
    splashConfig: withContent(documents.splashConfig, splash),
    blogPosts: posts.map((post, at) => withContent(post, stories[at])),
  };
};

const isSame = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts what a file holds in the place of all of the farm's records, all or nothing. `leaveOut` are the places
 * of those that this shop doesn't take, as the preview told them.
 */
export const restoreBackup =
  ({ archive, digest, cleaner, erasures }: Given) =>
  async (file: unknown, leaveOut: readonly Place[]): Promise<Result<null, RestoreRefusal>> => {
    const backup = await fitting(file, archive, digest);
    if (!backup.ok) return backup;
    const refused = (await archive.refusedIn(backup.value.records)).map(({ place }) => place);
    const unsaid = refused.filter((place) => !leaveOut.some((said) => isSame(said, place)));
    if (unsaid.length > 0) return refuse({ kind: "records-refused", count: unsaid.length });
    const taken = await withoutErased(leavingOut(backup.value.records, refused), erasures);
    await archive.replace(await cleaned(taken, cleaner));
    return accept(null);
  };
