import { storedPosts } from "#core/posts/stored-posts.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

/** Deletes a story and what was being written of it. One that is gone already stays gone. */
export const deletePost =
  ({ posts, drafts }: Pick<Ports, "posts" | "drafts">) =>
  async (id: string): Promise<Result<null, never>> => {
    const before = await storedPosts(posts);
    await posts.save(before.filter((post) => post.id !== id));
    await drafts.remove(id);
    return accept(null);
  };
