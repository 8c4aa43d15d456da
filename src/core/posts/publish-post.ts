import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { SavedPost } from "#core/posts/post.ts";
import type { PostRefusal, TypedPost } from "#core/posts/typed-post.ts";
import type { EditedPost, PostChanged } from "#core/posts/update-post.ts";
import type { Result } from "#core/shared/result.ts";

interface Office {
  createPost(typed: TypedPost): Promise<Result<SavedPost, PostRefusal | UnfitPicture>>;
  updatePost(
    edited: EditedPost,
  ): Promise<Result<SavedPost, PostRefusal | UnfitPicture | PostChanged>>;
  deletePost(id: string): Promise<Result<null, never>>;
}

type Prepare = <Value>(value: Value) => Promise<Result<Value, UnfitPicture>>;

type Discard = (draftKey: string) => Promise<unknown>;

const tryTo = async (discarding: Promise<unknown>): Promise<void> => {
  // Ignored: the draft is offered again.
  await discarding.catch(() => undefined);
};

export interface NewPost extends TypedPost {
  readonly draftKey: string;
}

export const publishPost =
  (office: Pick<Office, "createPost">, discard: Discard, prepare: Prepare) =>
  async ({
    draftKey,
    ...typed
  }: NewPost): Promise<Result<SavedPost, PostRefusal | UnfitPicture>> => {
    const prepared = await prepare(typed);
    if (!prepared.ok) return prepared;
    const published = await office.createPost(prepared.value);
    if (published.ok) await tryTo(discard(draftKey));
    return published;
  };

export const republishPost =
  (office: Pick<Office, "updatePost">, discard: Discard, prepare: Prepare) =>
  async (
    edited: EditedPost,
  ): Promise<Result<SavedPost, PostRefusal | UnfitPicture | PostChanged>> => {
    const { seen, ...typed } = edited;
    const prepared = await prepare(typed);
    if (!prepared.ok) return prepared;
    const published = await office.updatePost({ ...prepared.value, seen });
    if (published.ok) await tryTo(discard(edited.id));
    return published;
  };

export const removePost =
  (office: Pick<Office, "deletePost">, discard: Discard) =>
  async (id: string): Promise<Result<null, never>> => {
    const removed = await office.deletePost(id);
    await tryTo(discard(id));
    return removed;
  };
