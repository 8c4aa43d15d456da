import type { PostSummary } from "#core/posts/post.ts";
import type { Page } from "#core/shared/page.ts";

export interface PostPage extends Page<PostSummary> {
  readonly newer: number;
  readonly previous: string | null;
}

export const POSTS_A_PAGE = 20;

export const pageNumber = ({ newer }: Pick<PostPage, "newer">): number =>
  1 + Math.ceil(newer / POSTS_A_PAGE);
