import * as v from "valibot";
import type { DocumentFormat } from "#adapters/local-storage/documents.ts";
import { readList } from "#adapters/local-storage/record-list.ts";
import { asList, asMap } from "#adapters/local-storage/records.ts";
import { FARM } from "#core/farm.ts";
import type { Post } from "#core/posts/post.ts";

const Text = v.fallback(v.string(), "");

const Tags = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((tags) => tags.filter((tag) => typeof tag === "string")),
);

/** A story with a field missing is still a story: somebody wrote it. */
const StoredPost = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  title: Text,
  slug: Text,
  featuredImage: Text,
  content: Text,
  tags: v.optional(Tags, []),
  author: v.fallback(v.string(), FARM.owner),
  date: Text,
  excerpt: Text,
});

/** Null where no story was ever saved. */
export const postsFormat: DocumentFormat<readonly Post[] | null> = {
  key: "blogPosts",
  initial: null,
  read: (stored) => readList(StoredPost, stored),
};

/** The stories, each over what was stored of it before, so that what is not known stays. */
export const storedPosts = (posts: readonly Post[], before: unknown): unknown => {
  const byId = new Map(asList(before).map((record) => [String(asMap(record)?.id), asMap(record)]));
  return posts.map((post) => ({ ...byId.get(post.id), ...post }));
};
