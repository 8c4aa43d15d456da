import type { CommandContext, Commanding } from "#core/command.ts";
import { type Filed, filePictures, keepPictures } from "#core/pictures/file-pictures.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { Post, SavedPost } from "#core/posts/post.ts";
import {
  type PostRefusal,
  postOf,
  readPost,
  type TypedPost,
  typedOf,
  type WrittenPost,
} from "#core/posts/typed-post.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type MadeFrom, mergeEdit, type Overtaken } from "#core/shared/three-way-merge.ts";
import type { Versioned } from "#core/shared/version.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Edited<Fields> extends MadeFrom<Fields> {
  readonly id: string;
}

export type EditedPost = TypedPost & Edited<TypedPost>;

export interface StoredPost extends TypedPost {
  readonly content: CleanHtml;
}

type Changed<Stored> = { readonly kind: "post-changed" } & Overtaken<Stored>;

export type PostChanged = Changed<StoredPost>;

type Records = Pick<ShopRecords, "posts" | "pictures" | "profile">;

type Fields = Omit<WrittenPost, "excerpt">;

const fieldsOf = ({ title, featuredImage, content, tags }: Fields): Fields => ({
  title,
  featuredImage,
  content,
  tags,
});

const mergedWith = (
  before: Versioned<Post>,
  from: MadeFrom<Fields>,
  mine: WrittenPost,
): Result<WrittenPost, Changed<TypedPost>> => {
  const theirs = { version: before.version, stored: fieldsOf(before) };
  const { merged, conflicts } = mergeEdit(from, fieldsOf(mine), theirs);
  if (conflicts.length > 0)
    return refuse({
      kind: "post-changed",
      version: before.version,
      stored: typedOf(before),
      conflicts,
    });
  const { excerpt } = merged.content === mine.content ? mine : before;
  return accept({ ...merged, excerpt });
};

const storeEdited =
  ({ posts, pictures, profile, now }: Records & CommandContext) =>
  async (
    { id, ...from }: Edited<Fields>,
    mine: WrittenPost,
    kept: Filed<TypedPost>["pictures"],
  ): Promise<Result<SavedPost, Changed<TypedPost>>> => {
    const before = await posts.find(id);
    const written = before ? mergedWith(before, from, mine) : accept(mine);
    if (!written.ok) return written;
    await keepPictures({ pictures, now }, kept);
    const { owner } = await loadFarm({ profile });
    const { author, date } = before ?? { author: owner, date: now };
    const post = postOf(written.value, { id, author, date });
    await (before ? posts.replace(post) : posts.add(post));
    return accept({ id });
  };

export const updatePost = ({
  cleaner,
  pictureCodec,
  command,
}: Pick<ShopPorts, "cleaner" | "pictureCodec"> & Commanding) => {
  const store = command(storeEdited);
  const asWritten = async (seen: TypedPost | undefined): Promise<Fields | undefined> => {
    const filed = seen && filePictures(pictureCodec, seen);
    const written = filed?.ok ? await readPost(filed.value.value, cleaner) : undefined;
    return written?.ok ? fieldsOf(written.value) : undefined;
  };
  return async ({
    id,
    version,
    seen,
    ...typed
  }: EditedPost): Promise<Result<SavedPost, PostRefusal | UnfitPicture | PostChanged>> => {
    const filed = filePictures(pictureCodec, typed);
    if (!filed.ok) return filed;
    const written = await readPost(filed.value.value, cleaner);
    if (!written.ok) return written;
    const from = { id, version, seen: await asWritten(seen) };
    const saved = await store(from, written.value, filed.value.pictures);
    if (saved.ok) return saved;
    const { stored } = saved.refusal;
    const content = await cleaner.cleanStored(stored.content);
    return refuse({ ...saved.refusal, stored: { ...stored, content } });
  };
};
