import { Post, SUMMARY, summaryOf } from "#core/posts/post.ts";
import { markOf, type PostMark, placeOf } from "#core/posts/post-mark.ts";
import { POSTS_A_PAGE } from "#core/posts/post-page.ts";
import { kindOf } from "#core/shared/kind.ts";
import { versionOf } from "#core/shared/version.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { PostRepository } from "#ports/post-repository.ts";

/** Before any sign of a date: of two dates, one of which begins the other, the shorter is older. */
const SEPARATOR = "\t";

const placeIn = ({ written, id }: PostMark): string => `${written}${SEPARATOR}${id}`;

export const POSTS = kindOf("post", Post, {
  topic: "posts",
  id: ({ id }) => id,
  indexes: { written: { as: "text", of: (post) => placeIn(placeOf(post)) } },
});

export const postVersion = ({ title, featuredImage, content, tags }: Post) =>
  versionOf([title, featuredImage, content, tags]);

type Kept = CollectionOf<typeof POSTS>;

const olderThan = (kept: Kept, before: PostMark | null) =>
  kept.parts(SUMMARY, {
    where: before ? { written: { before: placeIn(before) } } : {},
    by: "written",
    isDescending: true,
    most: POSTS_A_PAGE + 1,
  });

/** Of those before a page, the one that the page before it begins after. */
const newerThan = (kept: Kept, before: PostMark) =>
  kept.parts(["id", "date"], {
    where: { written: { from: placeIn(before) } },
    by: "written",
    skip: POSTS_A_PAGE,
    most: 1,
  });

const NONE = { items: [], total: 0 } as const;

export const postsIn = (kept: Kept): PostRepository => ({
  find: async (id) => {
    const post = await kept.find(id);
    return post && { ...post, version: postVersion(post) };
  },
  page: async (before) => {
    const older = await olderThan(kept, before);
    const newer = before ? await newerThan(kept, before) : NONE;
    const shown = older.items.slice(0, POSTS_A_PAGE);
    const [last, previous] = [shown.at(-1), newer.items[0]];
    return {
      items: shown.map(summaryOf),
      total: newer.total + older.total,
      newer: newer.total,
      next: last && older.items.length > POSTS_A_PAGE ? markOf(last) : null,
      previous: previous ? markOf(previous) : null,
    };
  },
  add: (post) => kept.add([post]),
  replace: kept.replace,
  remove: (id) => kept.remove([id]),
});
