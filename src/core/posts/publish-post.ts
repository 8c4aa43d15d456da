import type { SavedPost } from "#core/posts/post.ts";
import type { PostRefusal, TypedPost } from "#core/posts/typed-post.ts";
import type { EditedPost, PostChanged } from "#core/posts/update-post.ts";
import type { Result } from "#core/shared/result.ts";

interface Office {
  createPost(typed: TypedPost): Promise<Result<SavedPost, PostRefusal>>;
  updatePost(edited: EditedPost): Promise<Result<SavedPost, PostRefusal | PostChanged>>;
  deletePost(id: string): Promise<Result<null, never>>;
}

type Discard = (draftKey: string) => Promise<unknown>;

const tryTo = async (discarding: Promise<unknown>): Promise<void> => {
  // Ignored: the draft is offered again.
  await discarding.catch(() => undefined);
};

export interface NewPost extends TypedPost {
  readonly draftKey: string;
}

export const publishPost =
  (office: Pick<Office, "createPost">, discard: Discard) =>
  async ({ draftKey, ...typed }: NewPost): Promise<Result<SavedPost, PostRefusal>> => {
    const published = await office.createPost(typed);
    if (published.ok) await tryTo(discard(draftKey));
    return published;
  };

export const republishPost =
  (office: Pick<Office, "updatePost">, discard: Discard) =>
  async (edited: EditedPost): Promise<Result<SavedPost, PostRefusal | PostChanged>> => {
    const published = await office.updatePost(edited);
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
