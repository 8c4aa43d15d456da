import type { CommandContext, Commands } from "#core/command.ts";
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
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopPorts } from "#ports/ports.ts";
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

type Records = Pick<ShopRecords, "posts" | "pictures" | "profile">;

const storeEdited =
  ({ posts, pictures, profile, now }: Records & CommandContext) =>
  async (
    { id, version }: Edited,
    written: WrittenPost,
    kept: Filed<TypedPost>["pictures"],
  ): Promise<Result<SavedPost, PostChanged>> => {
    const before = await posts.find(id);
    if (before && before.version !== version)
      return refuse({ kind: "post-changed", version: before.version });
    await keepPictures({ pictures, now }, kept);
    const { owner } = await loadFarm({ profile });
    const { author, date } = before ?? { author: owner, date: now };
    const post = postOf(written, { id, author, date });
    await (before ? posts.replace(post) : posts.add(post));
    return accept({ id });
  };

/** Keeps author and date. A post deleted meanwhile is back. */
export const updatePost = (
  { cleaner, pictureCodec }: Pick<ShopPorts, "cleaner" | "pictureCodec">,
  command: Commands<ShopRecords>,
) => {
  const store = command(storeEdited);
  return async ({
    id,
    version,
    ...typed
  }: EditedPost): Promise<Result<SavedPost, PostRefusal | UnfitPicture | PostChanged>> => {
    const filed = filePictures(pictureCodec, typed);
    if (!filed.ok) return filed;
    const written = await readPost(filed.value.value, cleaner);
    return written.ok ? store({ id, version }, written.value, filed.value.pictures) : written;
  };
};
