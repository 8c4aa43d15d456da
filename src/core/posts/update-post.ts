import type { CommandContext, Commands } from "#core/command.ts";
import type { SavedPost } from "#core/posts/post.ts";
import {
  type PostRefusal,
  postOf,
  readPost,
  type TypedPost,
  type WrittenPost,
} from "#core/posts/typed-post.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Edited {
  readonly id: string;
  /** Optimistic locking: the version that the edit was made from. */
  readonly version: Version;
}

export type EditedPost = TypedPost & Edited;

export interface PostChanged {
  readonly kind: "post-changed";
  readonly version: Version;
}

const storeEdited =
  ({ posts, profile, now }: Pick<ShopRecords, "posts" | "profile"> & CommandContext) =>
  async (
    { id, version }: Edited,
    written: WrittenPost,
  ): Promise<Result<SavedPost, PostChanged>> => {
    const before = await posts.find(id);
    if (before && before.version !== version)
      return refuse({ kind: "post-changed", version: before.version });
    const { owner } = await loadFarm({ profile });
    const { author, date } = before ?? { author: owner, date: now };
    const post = postOf(written, { id, author, date });
    await (before ? posts.replace(post) : posts.add(post));
    return accept({ id });
  };

/** Keeps author and date. A post deleted meanwhile is back. */
export const updatePost = (cleaner: HtmlCleaner, command: Commands<ShopRecords>) => {
  const store = command(storeEdited);
  return async ({
    id,
    version,
    ...typed
  }: EditedPost): Promise<Result<SavedPost, PostRefusal | PostChanged>> => {
    const written = await readPost(typed, cleaner);
    return written.ok ? store({ id, version }, written.value) : written;
  };
};
