import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { json } from "#adapters/postgres/values.ts";
import type { Post } from "#core/posts/post.ts";

export const postOf = ({
  featured_image,
  extra: _extra,
  ...row
}: Selectable<Tables["post"]>): Post => ({
  ...row,
  featuredImage: featured_image,
});

export const postRow = (post: Post): Insertable<Tables["post"]> => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  featured_image: post.featuredImage,
  content: post.content,
  tags: json(post.tags),
  author: post.author,
  date: post.date,
  excerpt: post.excerpt,
});
