// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { dompurifyCleaner } from "#adapters/dompurify/html-cleaner.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";

const cleaner = dompurifyCleaner(window);

const KEPT = new Set("H1 H2 H3 P BLOCKQUOTE UL OL LI STRONG EM U S A IMG BR".split(" "));

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, "text/html").body;

const isHarmless = ({ name, value }: Attr): boolean => {
  if (name === "href") return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(value);
  if (name === "src") return isPicture(value);
  if (name === "style") return /^text-align: ?(left|center|right);?$/.test(value);
  return ["alt", "start", "data-indent"].includes(name);
};

test("XSS_PAYLOADS has at least a hundred payloads, each only once", () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(100);
});

test.each(XSS_PAYLOADS)(
  "dompurifyCleaner leaves only harmless elements and attributes of %s",
  async (payload) => {
    const once = await cleaner.clean(`<p>Before</p>${payload}<p>After</p>`);
    for (const element of bodyOf(once).querySelectorAll("*")) {
      expect(KEPT).toContain(element.tagName);
      expect([...element.attributes].filter((attribute) => !isHarmless(attribute))).toEqual([]);
    }
    expect(await cleaner.clean(once)).toBe(once);
  },
);

describe("dompurifyCleaner", () => {
  test.each([
    "<h1>One</h1><h2>Two</h2><h3>Three</h3>",
    "<p><strong>b</strong><em>i</em><u>u</u><s>s</s><br></p>",
    "<blockquote><p>Said the hen</p></blockquote>",
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><ol start="3"><li><p>c</p></li></ol>',
    '<p data-indent="2">In</p><h2 style="text-align: center">Mid</h2><p style="text-align: right;">R</p>',
    '<p><a href="https://farm.example/a?b=c#d">w</a><a href="mailto:a@b.example">m</a><a href="tel:+447700900142">t</a></p>',
    '<img src="data:image/webp;base64,UklGRg==" alt="A hen"><img src="/pictures/logo.svg" alt="">',
  ])("keeps what the tool bars write: %s", async (html) => {
    expect(await cleaner.clean(html)).toBe(html);
  });

  test.each([
    ['<p data-indent="9">a</p>', "<p>a</p>"],
    ['<p style="color: red">a</p>', "<p>a</p>"],
    ['<p class="x" id="y">a</p>', "<p>a</p>"],
    ["<div>a <b>b</b></div>", "a b"],
    ['<a href="//elsewhere.example">a</a>', "<a>a</a>"],
    ['<p>a<img src="https://elsewhere.example/x.png" alt="x">b</p>', "<p>ab</p>"],
    ['<img src="//elsewhere.example/x.png">', ""],
    ['<img src="data:image/svg+xml,<svg/>">', ""],
    ['<img alt="no address">', ""],
  ])("leaves of %s: %s", async (html, rest) => {
    expect(await cleaner.clean(html)).toBe(rest);
  });
});

test("textOf has spaces where blocks end", async () => {
  expect(
    await cleaner.textOf(
      "<h2>Eggs</h2><p>Two &amp; <b>three</b>.<br>Four.</p><ul><li><p>x</p></li></ul><script>1</script>",
    ),
  ).toBe("Eggs Two & three. Four. x");
});
