import fc from "fast-check";
import { id, instant, uniqueOf, withMore, words } from "#tests/support/farm-documents/any-json.ts";

const story = withMore(
  fc.record({
    id,
    title: words,
    slug: fc.constant("a-hen"),
    featuredImage: fc.constant("/stories/marigold.svg"),
    content: fc.constantFrom("<p>Hens.</p>", ""),
    tags: fc.array(words, { maxLength: 2 }),
    author: words,
    date: instant,
    excerpt: words,
  }),
);

export const blogPosts = uniqueOf(story).map((stories) =>
  stories.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1)),
);

export const splashConfig = withMore(
  fc.record(
    {
      content: fc.constantFrom("", "<p>News</p>"),
      enabled: fc.boolean(),
      version: fc.integer({ min: 1, max: 99 }),
      until: fc.constantFrom("2026-12-24", "2027-02-28"),
    },
    { requiredKeys: ["content", "enabled", "version"] },
  ),
);
