import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { pageRows } from "#adapters/postgres/post-page.ts";
import { readMark } from "#core/posts/post-mark.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const STORIES = 5_000;

describe.each(ENGINES)("a page of the stories in %s", (_name, fresh) => {
  test("is found by its index among thousands, and no text is read for it", async () => {
    const { db } = await fresh();
    await sql`insert into post (id, title, slug, featured_image, content, tags, author, date, excerpt)
      select n::text, 'Story', 'story', '', 'Eggs', '[]', 'Ada',
        to_char(timestamp '2020-01-01' + n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.000Z'), ''
      from generate_series(1, ${STORIES}::int) as n`.execute(db);
    await sql`analyze post`.execute(db);
    for (const before of [null, readMark("2020-03-01T08:00:00.000Z/1")]) {
      const page = pageRows(db, before);
      const plan = JSON.stringify(await page.explain("json"));
      expect(plan).toContain("post_newest");
      expect(plan).not.toMatch(/Seq Scan|"Sort"/);
      expect(page.compile().sql).not.toContain("content");
    }
  });
});
