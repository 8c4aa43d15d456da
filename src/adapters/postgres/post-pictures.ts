import type { Access } from "#adapters/postgres/access.ts";
import type { Post } from "#core/posts/post.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

type Texts = Pick<Post, "featuredImage" | "content">;

export const withPictures = async <Record extends WithUnknown<Post>>(
  access: Access,
  posts: readonly Record[],
  turn: (access: Access, texts: readonly Texts[]) => Promise<readonly Texts[]>,
): Promise<readonly Record[]> => {
  const texts = await turn(
    access,
    posts.map(({ item: { featuredImage, content } }) => ({ featuredImage, content })),
  );
  return posts.map((post, index) => ({ ...post, item: { ...post.item, ...texts[index] } }));
};
