import type { Post } from "#core/posts/post.ts";
import { instantAt } from "#core/shared/calendar.ts";

/** Keyset pagination: a place among the stories, the newest first. */
export interface PostMark {
  /** Its date where that can be read, else empty, which is older than any. */
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
