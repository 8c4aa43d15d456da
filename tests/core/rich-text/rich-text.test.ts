import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CleanHtml, hasText } from "#core/rich-text/clean-html.ts";
import { readLinkAddress } from "#core/rich-text/link-address.ts";
import { isPicture, MOST_PIXELS, storedSizeOf } from "#core/rich-text/picture.ts";

describe("readLinkAddress", () => {
  test.each([
    ["https://farm.example/a", "https://farm.example/a"],
    [" http://farm.example ", "http://farm.example"],
    ["farm.example/eggs", "https://farm.example/eggs"],
    ["//farm.example", "https://farm.example"],
    ["hello@farm.example", "mailto:hello@farm.example"],
    ["MAILTO:a@b.example", "MAILTO:a@b.example"],
    ["tel:+447700900142", "tel:+447700900142"],
    ["/our-chickens", "/our-chickens"],
    ["farm.example:8080/x", "https://farm.example:8080/x"],
    ["localhost:3000", "https://localhost:3000"],
    ["farm.example/a//b", "https://farm.example/a//b"],
    [" farm.example ", "https://farm.example"],
  ])("of %j is %s", (typed, address) => {
    expect(readLinkAddress(typed)).toEqual({ ok: true, value: address });
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u007fscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "ftp://farm.example",
    "file:///etc/passwd",
  ])("refuses %j for its protocol", (typed) => {
    expect(readLinkAddress(typed)).toEqual({
      ok: false,
      refusal: { kind: "unsupported-protocol" },
    });
  });

  test.each(["hens and eggs", "#top", "http://", "https:///", "eggs"])(
    "refuses %j as no address",
    (typed) => {
      expect(readLinkAddress(typed)).toEqual({ ok: false, refusal: { kind: "no-address" } });
    },
  );

  test("refuses an empty address", () => {
    expect(readLinkAddress("  ")).toEqual({ ok: false, refusal: { kind: "empty-address" } });
  });
});

describe("a picture", () => {
  const side = fc.integer({ min: 1, max: 20_000 });

  test("is stored with no side over the most, never enlarged, in its proportions", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const stored = storedSizeOf({ width, height });
        expect(Math.max(stored.width, stored.height)).toBeLessThanOrEqual(MOST_PIXELS);
        expect(stored.width <= width && stored.height <= height).toBe(true);
        if (Math.max(width, height) <= MOST_PIXELS) expect(stored).toEqual({ width, height });
        const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
        expect(Math.abs(stored.width - width * scale)).toBeLessThan(1);
        expect(Math.abs(stored.height - height * scale)).toBeLessThan(1);
      }),
    );
  });

  test.each([
    ["data:image/webp;base64,UklGRg==", true],
    ["/pictures/story.svg", true],
    ["data:image/PNG;base64,UklGRg==", true],
    ["/eggs/large.svg", true],
    ["https://farm.example/hen.jpg", false],
    ["http://farm.example/hen.jpg", false],
    ["data:image/svg+xml,<svg/>", false],
    ["data:image/pngx;base64,UklGRg==", false],
    ["/\\elsewhere.example/x.png", false],
    ["/\t/elsewhere.example/x.png", false],
    ["/a//elsewhere.example/x.png", false],
    ["pictures/story.svg", false],
    ["blob:http://localhost/1", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["//elsewhere.example/x.png", false],
    ["", false],
  ])("at %j is accepted: %s", (address, is) => {
    expect(isPicture(address)).toBe(is);
  });
});

test.each([
  ["", false],
  ["<p></p>", false],
  ["<p> &nbsp;<br></p>", false],
  ['<p><img src="/pictures/hen.svg" alt="a > b"></p>', false],
  ["<p>News</p>", true],
  ["<p>&lt;</p>", true],
])("hasText of %j is %s", (html, isSomething) => {
  expect(hasText(html as CleanHtml)).toBe(isSomething);
});
