import { excerptOf, type Post, readTags, slugOf } from "#core/posts/post.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

export interface TypedPost {
  readonly title: string;
  readonly featuredImage: string;
  readonly content: string;
  readonly tags: string;
}

export const typedOf = ({
  title,
  featuredImage,
  content,
  tags,
}: Pick<Post, "title" | "featuredImage" | "content" | "tags">): TypedPost => ({
  title,
  featuredImage: isPicture(featuredImage) ? featuredImage : "",
  content,
  tags: tags.join(", "),
});

export interface PostRefusal {
  readonly kind: "missing-title";
}

export type WrittenPost = Pick<Post, "title" | "featuredImage" | "content" | "tags" | "excerpt">;

export const readPost = async (
  typed: TypedPost,
  cleaner: HtmlCleaner,
): Promise<Result<WrittenPost, PostRefusal>> => {
  const title = typed.title.trim();
  if (title === "") return refuse({ kind: "missing-title" });
  const content = await cleaner.clean(typed.content);
  return accept({
    title,
    featuredImage: isPicture(typed.featuredImage) ? typed.featuredImage : "",
    content,
    tags: readTags(typed.tags),
    excerpt: excerptOf(await cleaner.textOf(content)),
  });
};

export const postOf = (
  written: WrittenPost,
  { id, author, date }: Pick<Post, "id" | "author" | "date">,
): Post => ({ id, slug: slugOf(written.title, id), author, date, ...written });
