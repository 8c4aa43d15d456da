import fc from "fast-check";
import { expect, test } from "vitest";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { firstLineOf } from "#core/rich-text/first-line.ts";
import { cleaner } from "#tests/support/a-shop.ts";

const lineOf = (html: string): string => firstLineOf(html as CleanHtml);

test.each([
  ["<h2>Half price!</h2><p>Pullet eggs, this weekend.</p>", "Half price!"],
  ["<p>Eggs &amp; chicks &lt;3</p>", "Eggs & chicks <3"],
  ["<p>&nbsp;</p><p></p><p>Closed on <strong>Sunday</strong></p>", "Closed on Sunday"],
  ["<p>First<br>second</p>", "First"],
  ["<ul><li><p>one</p></li><li><p>two</p></li></ul>", "one"],
  ['<p><img src="data:," alt="a > b"></p><p>The hen</p>', "The hen"],
  ['<p>See <a href="/contact" title="x > y">here</a>\n and there</p>', "See here and there"],
  ["plain words", "plain words"],
  ["<p>Fresh \n\t eggs</p>", "Fresh eggs"],
  ["<p>Fresh &nbsp; eggs</p>", "Fresh eggs"],
  ["<p>&amp;lt;b&amp;gt;</p>", "&lt;b&gt;"],
  ["", ""],
])("firstLineOf %j is %j", (html, line) => {
  expect(lineOf(html)).toBe(line);
});

test("firstLineOf is the text of the first block, whatever follows", async () => {
  const words = fc
    .string({ minLength: 1 })
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  await fc.assert(
    fc.asyncProperty(words, fc.constantFrom("h1", "h3", "p", "blockquote"), async (text, block) => {
      const written = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const html = await cleaner.clean(`<${block}>${written}</${block}><p>more</p>`);
      expect(firstLineOf(html)).toBe(text);
    }),
    { numRuns: 60 },
  );
});
