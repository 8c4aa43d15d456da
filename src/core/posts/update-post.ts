import { FARM } from "#core/farm.ts";
import { editionOf, type Post } from "#core/posts/post.ts";
import { storedPosts } from "#core/posts/stored-posts.ts";
import { type PostRefusal, postOf, readPost, type TypedPost } from "#core/posts/typed-post.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export interface EditedPost extends TypedPost {
  readonly id: string;
  /** The edition that the owner began from. */
  readonly from: string;
}

/** Another edition was saved since the owner began. */
export interface PostChanged {
  readonly kind: "post-changed";
  /** The edition that is stored now. */
  readonly edition: string;
}

const replaced = (posts: readonly Post[], post: Post): readonly Post[] =>
  posts.some(({ id }) => id === post.id)
    ? posts.map((one) => (one.id === post.id ? post : one))
    : [post, ...posts];

/** Saves an edited story, which keeps its author and date. One that was deleted meanwhile is back. */
export const updatePost =
  ({ cleaner, clock, unitOfWork }: Pick<Ports, "cleaner" | "clock" | "unitOfWork">) =>
  async ({ id, from, ...typed }: EditedPost): Promise<Result<Post, PostRefusal | PostChanged>> => {
    const written = await readPost(typed, cleaner);
    if (!written.ok) return written;
    const now = clock.now();
    return unitOfWork.run(async ({ posts, drafts }) => {
      const stored = await storedPosts(posts);
      const before = stored.find((one) => one.id === id);
      if (before && editionOf(before) !== from)
        return refuse({ kind: "post-changed", edition: editionOf(before) });
      const { author, date } = before ?? { author: FARM.owner, date: now };
      const post = postOf(written.value, { id, author, date });
      await posts.save(replaced(stored, post));
      await drafts.remove(id);
      return accept(post);
    });
  };
