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
import { instantOf } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

const freeId = async (wanted: number, posts: ShopRecords["posts"]): Promise<string> =>
  (await posts.find(String(wanted))) ? freeId(wanted + 1, posts) : String(wanted);

const storeNew =
  ({ posts, profile, now }: Pick<ShopRecords, "posts" | "profile"> & CommandContext) =>
  async (written: WrittenPost): Promise<Result<SavedPost, never>> => {
    const id = await freeId(instantOf(now) ?? 0, posts);
    const { owner: author } = await loadFarm({ profile });
    await posts.add(postOf(written, { id, author, date: now }));
    return accept({ id });
  };

export const createPost = (cleaner: HtmlCleaner, command: Commands<ShopRecords>) => {
  const store = command(storeNew);
  return async (typed: TypedPost): Promise<Result<SavedPost, PostRefusal>> => {
    const written = await readPost(typed, cleaner);
    return written.ok ? store(written.value) : written;
  };
};
