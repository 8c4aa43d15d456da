// Keyset pagination of stories, the newest first. No story's text is read.
import { type Kysely, sql } from "kysely";
import { summaryIn } from "#adapters/postgres/post-row.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inSnapshot } from "#adapters/postgres/transaction.ts";
import { markOf, type PostMark, placeOf } from "#core/posts/post-mark.ts";
import { POSTS_A_PAGE, type PostPage } from "#core/posts/post-page.ts";

type Db = Kysely<Tables>;

/** As the index has it: see `post_newest`. */
const WRITTEN = sql`(case when date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[T 0-9:.Z+-]{0,20}$' then date else '' end)`;

const isOlder = ({ written, id }: PostMark) => sql<boolean>`(${WRITTEN}, id) < (${written}, ${id})`;
const isNewer = ({ written, id }: PostMark) => sql<boolean>`(${WRITTEN}, id) > (${written}, ${id})`;

const countOf = async (db: Db, newerThan: PostMark | null): Promise<number> => {
  const all = db.selectFrom("post");
  const { count } = await (newerThan ? all.where(isNewer(newerThan)) : all)
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

/** A page and one more, which says whether another follows. */
export const pageRows = (db: Db, before: PostMark | null) => {
  const page = db
    .selectFrom("post")
    .select(["id", "title", "featured_image", "tags", "author", "date", "excerpt"])
    .orderBy(WRITTEN, "desc")
    .orderBy("id", "desc")
    .limit(POSTS_A_PAGE + 1);
  return before ? page.where(isOlder(before)) : page;
};

/** The mark of the page before the one that begins with `first`. */
const previousOf = async (db: Db, first: PostMark): Promise<string | null> => {
  const row = await db
    .selectFrom("post")
    .select(["id", "date"])
    .where(isNewer(first))
    .orderBy(WRITTEN)
    .orderBy("id")
    .offset(POSTS_A_PAGE)
    .limit(1)
    .executeTakeFirst();
  return row ? markOf(row) : null;
};

const placesOf = async (db: Db, first: PostMark | null, total: number) => {
  const newer = first ? await countOf(db, first) : total;
  return { newer, previous: first && newer > POSTS_A_PAGE ? await previousOf(db, first) : null };
};

export const postPage = (db: Db, before: PostMark | null): Promise<PostPage> =>
  inSnapshot(db, async (snapshot) => {
    const total = await countOf(snapshot, null);
    const rows = await pageRows(snapshot, before).execute();
    const shown = rows.slice(0, POSTS_A_PAGE);
    const [first, last] = [shown[0], shown.at(-1)];
    const places =
      before === null
        ? { newer: 0, previous: null }
        : await placesOf(snapshot, first ? placeOf(first) : null, total);
    return {
      items: shown.map(summaryIn),
      total,
      next: last && rows.length > POSTS_A_PAGE ? markOf(last) : null,
      ...places,
    };
  });
