import { type Post, type PostSummary, summaryOf } from "#core/posts/post.ts";
import { instantAt } from "#core/shared/calendar.ts";
import type { Page } from "#core/shared/page.ts";

/** Keyset pagination: a place among the stories, the newest first. */
export interface PostMark {
  /** Its date where that can be read, else empty, which is older than any. */
  readonly written: string;
  readonly id: string;
}

export interface PostPage extends Page<PostSummary> {
  /** How many are newer than these. */
  readonly newer: number;
  /** Where the page before starts; null where that is the first, and on the first. */
  readonly previous: string | null;
}

export const POSTS_A_PAGE = 20;

/** Compared as a text, in SQL too. */
const WRITTEN = /^\d{4}-\d{2}-\d{2}[T \d:.Z+-]{0,20}$/;
const MILLISECONDS = /^\d{1,15}$/;

type Placed = Pick<Post, "id" | "date">;

const dateOfId = (id: string): string => instantAt(Number(id));

export const placeOf = ({ id, date }: Placed): PostMark => ({
  written: WRITTEN.test(date) ? date : "",
  id,
});

/** As it stands in an address: mostly an id that tells its date. */
export const markOf = (post: Placed): string => {
  const { written, id } = placeOf(post);
  return MILLISECONDS.test(id) && dateOfId(id) === written ? id : `${written}/${id}`;
};

/** Null for what is no mark. */
export const readMark = (text: string): PostMark | null => {
  if (MILLISECONDS.test(text)) {
    const date = dateOfId(text);
    return WRITTEN.test(date) ? { written: date, id: text } : null;
  }
  const [, written, id] = /^([^/]*)\/(.+)$/s.exec(text) ?? [];
  if (written === undefined || !id) return null;
  return written === "" || WRITTEN.test(written) ? { written, id } : null;
};

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const newestFirst = (a: PostMark, b: PostMark): number =>
  compare(b.written, a.written) || compare(b.id, a.id);

/** The page that begins after `before`, or the first. */
export const postPage = (posts: readonly Post[], before: PostMark | null): PostPage => {
  const placed = posts
    .map((post) => ({ post, place: placeOf(post) }))
    .sort((a, b) => newestFirst(a.place, b.place));
  const isOlder = ({ place }: { readonly place: PostMark }) =>
    before === null || newestFirst(place, before) > 0;
  const found = placed.findIndex(isOlder);
  const start = found < 0 ? placed.length : found;
  const end = start + POSTS_A_PAGE;
  const markAt = (at: number): string | null => {
    const there = placed[at];
    return there ? markOf(there.post) : null;
  };
  return {
    items: placed.slice(start, end).map(({ post }) => summaryOf(post)),
    total: placed.length,
    newer: start,
    next: end < placed.length ? markAt(end - 1) : null,
    previous: markAt(start - POSTS_A_PAGE - 1),
  };
};

/** Counted from the newest. */
export const pageNumber = ({ newer }: Pick<PostPage, "newer">): number =>
  1 + Math.ceil(newer / POSTS_A_PAGE);
