import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import { readMark } from "#core/posts/post-mark.ts";
import { POSTS, postsIn } from "#core/posts/posts.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const STORIES = 5_000;

interface Plan {
  readonly "Parent Relationship"?: string;
  readonly Plans?: readonly Plan[];
}

interface Explained {
  readonly "QUERY PLAN": readonly { readonly Plan: Plan }[];
}

/** How many there are is counted one by one. */
const withoutCount = ({ Plan: { Plans = [], ...page } }: { readonly Plan: Plan }) => ({
  ...page,
  Plans: Plans.filter((one) => one["Parent Relationship"] !== "InitPlan"),
});

interface Said {
  readonly plan: string;
  readonly answer: string;
}

describe.each(ENGINES)("a page of the stories in %s", (_name, fresh) => {
  test("is found by its index among thousands, and no text is handed over for it", async () => {
    const said: Said[] = [];
    const { db } = await fresh((own) => async (statement, parameters) => {
      const result = await own<never>(statement, parameters);
      if (!statement.includes('from "post"')) return result;
      const { rows } = await own<Explained>(`explain (format json) ${statement}`, parameters);
      const plan = rows[0]?.["QUERY PLAN"].map(withoutCount);
      said.push({ plan: JSON.stringify(plan), answer: JSON.stringify(result.rows) });
      return result;
    });
    await sql`insert into post (id, record, written)
      select n::text, jsonb_build_object('id', n::text, 'title', 'Story', 'slug', 'story',
        'featuredImage', '', 'content', 'Eggs.', 'tags', '[]'::jsonb, 'author', 'Ada',
        'date', date, 'excerpt', ''), date || chr(9) || n
      from (select n, to_char(timestamp '2020-01-01' + n * interval '1 hour',
          'YYYY-MM-DD"T"HH24:MI:SS.000Z') as date
        from generate_series(1, ${STORIES}::int) as n) as stories`.execute(db);
    await sql`vacuum analyze post`.execute(db);
    const posts = postsIn(collectionIn({ db, write: async () => undefined }, POSTS));
    await posts.page(null);
    const page = await posts.page(readMark("2020-03-01T08:00:00.000Z/1"));
    expect(page).toMatchObject({ total: STORIES + 2, newer: STORIES + 2 - 1447 });
    expect(said).toHaveLength(3);
    for (const { plan, answer } of said) {
      expect(plan).toContain("post_written");
      expect(plan).not.toMatch(/Seq Scan|"Sort"/);
      expect(answer).toContain("2020-0");
      expect(answer).not.toContain("Eggs.");
    }
  });
});
