import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { hasStoredStories } from "#adapters/farm-json/stored-text.ts";
import { FARM } from "#core/farm.ts";
import type { Post } from "#core/posts/post.ts";
import { isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const Text = v.fallback(v.string(), "");

const Tags = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((tags) => tags.filter((tag) => typeof tag === "string")),
);

const StoredPost = v.pipe(
  v.object({
    id: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.nonEmpty(),
      v.check(isStoredId),
    ),
    title: Text,
    slug: Text,
    featuredImage: Text,
    content: Text,
    tags: v.optional(Tags, []),
    author: v.fallback(v.string(), FARM.owner),
    date: Text,
    excerpt: Text,
  }),
  v.check(
    ({ featuredImage, content, ...texts }) =>
      hasStoredTexts(texts) && hasStoredStories([featuredImage, content]),
  ),
);

export const postsFormat = (samples: readonly Post[]): DocumentFormat<readonly Post[]> => ({
  topic: "posts",
  initial: samples,
  read: (stored) => readList(StoredPost, stored),
});
