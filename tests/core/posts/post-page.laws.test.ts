import fc from "fast-check";
import { expect, test } from "vitest";
import { listCollection } from "#adapters/collections/list-collection.ts";
import { markOf, readMark } from "#core/posts/post-mark.ts";
import { POSTS_A_PAGE, type PostPage, pageNumber } from "#core/posts/post-page.ts";
import { POSTS, postsIn } from "#core/posts/posts.ts";
import { beforeIn, pageAddress } from "#core/posts/posts-address.ts";
import { ROUTES } from "#core/routes.ts";
import { aPost } from "#tests/support/records.ts";

const dates = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom("2026-04-03", "2026-04-03T08:00:00+01:00", "yesterday", "", "2026-04-03/é"),
);

const ids = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000_000_000 }).map(String),
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc.constantFrom("a/b", "/", "?&#=", "0", "007"),
);

const stories = fc.uniqueArray(
  fc.oneof(
    fc.record({ id: ids, date: dates }),
    // As the shop makes them.
    fc
      .integer({ min: 0, max: 2_000_000_000_000 })
      .map((at) => ({ id: String(at), date: new Date(at).toISOString() })),
  ),
  { selector: ({ id }) => id, maxLength: 70 },
);

test("a page of stories leads on through every one once, and back by the same addresses", () =>
  fc.assert(
    fc.asyncProperty(stories, async (told) => {
      const posts = told.map(aPost);
      const { page: pageAt } = postsIn(
        listCollection({ get: () => posts, set: () => undefined }, POSTS),
      );
      const seen: string[] = [];
      const marks: (string | null)[] = [];
      let mark: string | null = null;
      do {
        const page: PostPage = await pageAt(readMark(mark ?? ""));
        expect(page).toMatchObject({ total: posts.length, newer: seen.length });
        expect(pageNumber(page)).toBe(marks.length + 1);
        expect(page.previous).toBe(marks.at(-1) ?? null);
        seen.push(...page.items.map(({ id }) => id));
        marks.push(mark);
        mark = page.next;
      } while (mark !== null);
      expect([...seen].sort()).toEqual(told.map(({ id }) => id).sort());
      expect(marks).toHaveLength(Math.max(1, Math.ceil(told.length / POSTS_A_PAGE)));
    }),
  ));

test("beforeIn reads from an address what markOf put there", () => {
  fc.assert(
    fc.property(ids, dates, (id, date) => {
      const mark = markOf({ id, date });
      const address = pageAddress(ROUTES.posts, `?from=mail&before=${encodeURIComponent(mark)}`);
      const search = address.slice(ROUTES.posts.length);
      expect(beforeIn(search)).toBe(mark);
      expect(readMark(mark)).toMatchObject({ id });
    }),
  );
});

test("markOf is the id of a story that has one of its date, and else both", () => {
  expect(markOf({ id: "1775203200000", date: "2026-04-03T08:00:00.000Z" })).toBe("1775203200000");
  expect(markOf({ id: "1775203200001", date: "2026-04-03T08:00:00.000Z" })).toBe(
    "2026-04-03T08:00:00.000Z/1775203200001",
  );
  expect(markOf({ id: "x", date: "yesterday" })).toBe("/x");
});

test.each(["", "x", "-1", "1.5", "yesterday/x", "2026-04-03", "2026-04-03/", "99999999999999999"])(
  "readMark is null for %j",
  (text) => {
    expect(readMark(text)).toBeNull();
  },
);

test.each(["", "?before=", "?before=x", "?before=%E0%A4%A", "?after=1775203200000", "?xbefore=1"])(
  "pageAddress of the stories with %j is that of the first page",
  (search) => {
    expect(pageAddress(ROUTES.posts, search)).toBe("/our-chickens");
  },
);

test("pageAddress of any other page has no query string", () => {
  expect(pageAddress("/about", "?before=1775203200000")).toBe("/about");
  expect(pageAddress(ROUTES.posts, "?x=1&before=1775203200000&y")).toBe(
    "/our-chickens?before=1775203200000",
  );
});
