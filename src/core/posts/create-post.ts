import type { CommandContext, Commanding } from "#core/command.ts";
import { type Filed, filePictures, keepPictures } from "#core/pictures/file-pictures.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
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
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

const freeId = async (wanted: number, posts: ShopRecords["posts"]): Promise<string> =>
  (await posts.find(String(wanted))) ? freeId(wanted + 1, posts) : String(wanted);

type Records = Pick<ShopRecords, "posts" | "pictures" | "profile">;

const storeNew =
  ({ posts, pictures, profile, now }: Records & CommandContext) =>
  async (
    written: WrittenPost,
    kept: Filed<TypedPost>["pictures"],
  ): Promise<Result<SavedPost, never>> => {
    await keepPictures({ pictures, now }, kept);
    const id = await freeId(instantOf(now) ?? 0, posts);
    const { owner: author } = await loadFarm({ profile });
    await posts.add(postOf(written, { id, author, date: now }));
    return accept({ id });
  };

export const createPost = ({
  cleaner,
  pictureCodec,
  command,
}: Pick<ShopPorts, "cleaner" | "pictureCodec"> & Commanding) => {
  const store = command(storeNew);
  return async (typed: TypedPost): Promise<Result<SavedPost, PostRefusal | UnfitPicture>> => {
    const filed = filePictures(pictureCodec, typed);
    if (!filed.ok) return filed;
    const written = await readPost(filed.value.value, cleaner);
    return written.ok ? store(written.value, filed.value.pictures) : written;
  };
};
