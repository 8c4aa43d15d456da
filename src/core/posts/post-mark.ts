import type { Post } from "#core/posts/post.ts";
import { instantAt } from "#core/shared/calendar.ts";

export interface PostMark {
  /** Empty for an unreadable date, which is older than any. */
  readonly written: string;
  readonly id: string;
}

/** Compared as a text, in SQL too. */
const WRITTEN = /^\d{4}-\d{2}-\d{2}[T \d:.Z+-]{0,20}$/;
const MILLISECONDS = /^\d{1,15}$/;

type Placed = Pick<Post, "id" | "date">;

const dateOfId = (id: string): string => instantAt(Number(id));

export const placeOf = ({ id, date }: Placed): PostMark => ({
  written: WRITTEN.test(date) ? date : "",
  id,
});

export const markOf = (post: Placed): string => {
  const { written, id } = placeOf(post);
  return MILLISECONDS.test(id) && dateOfId(id) === written ? id : `${written}/${id}`;
};

export const readMark = (text: string): PostMark | null => {
  if (MILLISECONDS.test(text)) {
    const date = dateOfId(text);
    return WRITTEN.test(date) ? { written: date, id: text } : null;
  }
  const [, written, id] = /^([^/]*)\/(.+)$/s.exec(text) ?? [];
  if (written === undefined || !id) return null;
  return written === "" || WRITTEN.test(written) ? { written, id } : null;
};
