import { type Post, type PostSummary, summaryOf } from "#core/posts/post.ts";
import { markOf, type PostMark, placeOf } from "#core/posts/post-mark.ts";
import type { Page } from "#core/shared/page.ts";

export interface PostPage extends Page<PostSummary> {
  readonly newer: number;
  readonly previous: string | null;
}

export const POSTS_A_PAGE = 20;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const newestFirst = (a: PostMark, b: PostMark): number =>
  compare(b.written, a.written) || compare(b.id, a.id);

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

export const pageNumber = ({ newer }: Pick<PostPage, "newer">): number =>
  1 + Math.ceil(newer / POSTS_A_PAGE);
