import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import { aCleanPost, headAt } from "#tests/support/parsed-head.ts";
import { aPostPage } from "#tests/support/records.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";

let story: CleanPost;

beforeAll(async () => {
  story = await aCleanPost();
});

const pieces = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "</script>",
    "</title>",
    "</title/",
    "</title ",
    "<!--<script>",
    "]]>",
    "\u2028",
    "\u2029",
    "\r\n",
    "\0",
    "&lt;",
    "&#60;",
    '"',
    "'",
    "$&",
    "\\",
    ...XSS_PAYLOADS,
  ),
);

const texts = fc
  .array(pieces, { minLength: 1, maxLength: 6 })
  .map((all) => all.join(""))
  .filter((text) => text !== "");

/** No page holds the sign that ends texts in C. */
const shownAs = (text: string): string => text.replaceAll("\0", "\ufffd");

test("headOf and the page read a story's text as it was written, and nothing else", () => {
  fc.assert(
    fc.property(texts, texts, texts, texts, (title, excerpt, author, tag) => {
      const post = { ...story, title, excerpt, author, tags: [tag] };
      const {
        page,
        title: shown,
        meta,
        things,
      } = headAt(`/our-chickens/${post.id}`, { farm: FARM, post });
      expect(shown).toBe(shownAs(`${title} – Farmgate`));
      expect(meta("og:title")).toBe(shownAs(title));
      expect(meta("description")).toBe(shownAs(excerpt));
      expect(meta("og:description")).toBe(shownAs(excerpt));
      const [told, ...more] = things("BlogPosting");
      expect(more).toEqual([]);
      expect(told).toMatchObject({
        headline: title,
        description: excerpt,
        author: { name: author },
        keywords: [tag],
      });
      expect(page.body.childNodes).toHaveLength(0);
      const names = new Set([...page.head.children].map(({ localName }) => localName));
      expect([...names].sort()).toEqual(["link", "meta", "script", "title"]);
      const [script, ...others] = page.querySelectorAll("script");
      expect(others).toEqual([]);
      expect(script?.textContent).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
});

test("the list of stories reads every story as it was written", () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 4 }), (titles) => {
      const posts = titles.map((title) => ({ ...story, title }));
      const [blog] = headAt("/our-chickens", { farm: FARM, posts: aPostPage(...posts) }).things(
        "Blog",
      );
      expect(blog?.blogPost).toMatchObject(titles.map((headline) => ({ headline })));
    }),
  );
});
