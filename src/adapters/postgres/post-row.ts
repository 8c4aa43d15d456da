import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { json } from "#adapters/postgres/values.ts";
import { type Post, type PostSummary, summaryOf } from "#core/posts/post.ts";

type Row = Selectable<Tables["post"]>;

export type StoredSummary = Omit<Row, "slug" | "content" | "extra">;

export const postOf = ({ featured_image, extra: _extra, ...row }: Row): Post => ({
  ...row,
  featuredImage: featured_image,
});

export const summaryIn = (row: StoredSummary): PostSummary =>
  summaryOf(postOf({ ...row, slug: "", content: "", extra: null }));

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
