import * as v from "valibot";
import { FARM } from "#core/farm.ts";
import { hasStoredStories } from "#core/pictures/stored-stories.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { picked } from "#core/shared/picked.ts";
import { sentencesOf } from "#core/shared/sentences.ts";
import { Id } from "#core/shared/stored-id.ts";
import { hasStoredTexts, StoredText } from "#core/shared/stored-text.ts";

export interface SavedPost {
  readonly id: string;
}

export const Post = v.pipe(
  v.object({
    /** The milliseconds of its creation. */
    id: Id,
    title: StoredText,
    slug: StoredText,
    /** Mostly a data URL; empty for none. */
    featuredImage: StoredText,
    /** To be cleaned before it is shown. */
    content: StoredText,
    tags: v.fallback(v.pipe(v.array(v.string()), v.readonly()), []),
    author: v.fallback(v.string(), FARM.owner),
    date: StoredText,
    excerpt: StoredText,
  }),
  v.check(
    ({ featuredImage, content, ...texts }) =>
      hasStoredTexts(texts) && hasStoredStories([featuredImage, content]),
  ),
);

export type Post = Readonly<v.InferOutput<typeof Post>>;

export const SUMMARY = [
  "id",
  "title",
  "featuredImage",
  "tags",
  "author",
  "date",
  "excerpt",
] as const satisfies readonly (keyof Post)[];

export type PostSummary = Pick<Post, (typeof SUMMARY)[number]> & {
  /** It came with the shop, and is neither edited nor kept. */
  readonly isSample?: true;
};

const wordsOf = (tag: string): string => tag.replace(/\s+/g, " ").trim().toLowerCase();

export const distinctTags = (tags: readonly string[]): readonly string[] => {
  const known = new Set<string>();
  return tags.filter((tag) => {
    const words = wordsOf(tag);
    return !known.has(words) && known.add(words);
  });
};

export const summaryOf = (post: PostSummary): PostSummary => ({
  ...picked(post, SUMMARY),
  tags: distinctTags(post.tags),
  featuredImage: isPicture(post.featuredImage) ? post.featuredImage : "",
});

export const slugOf = (title: string, id: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]+/g, "") || id;

export const readTags = (typed: string): readonly string[] =>
  distinctTags(
    typed
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
  );

const SHORT = 80;
const LONGEST = 240;

const endOfWord = (text: string): number => {
  const space = text.lastIndexOf(" ", LONGEST - 1);
  return space > 0 ? space : LONGEST - 1;
};

const cutAtWord = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, endOfWord(text)).trimEnd()}…`;

export const excerptOf = (text: string): string => {
  let excerpt = "";
  for (const sentence of sentencesOf(text)) {
    if (excerpt.length >= SHORT) break;
    const isSecond = excerpt !== "";
    excerpt = `${excerpt} ${sentence}`.trim();
    if (isSecond) break;
  }
  return cutAtWord(excerpt);
};
