import { describe, expect, test } from "vitest";
import {
  describedAddress,
  pictureAddress,
  readPictureAddress,
} from "#core/pictures/picture-address.ts";
import { sourcesOf } from "#core/pictures/picture-sources.ts";
import { hashesIn, mapPictures, picturesIn } from "#core/pictures/picture-texts.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { htmlWithSources } from "#core/rich-text/html-with-sources.ts";
import { isPicture } from "#core/rich-text/picture.ts";

const HASH = "0123456789abcdef".repeat(4);
const DATA = "data:image/png;base64,AAAA";
const FACTS = {
  hash: HASH,
  width: 1600,
  height: 1067,
  type: "jpg",
  narrower: [
    { width: 400, type: "webp" },
    { width: 800, type: "webp" },
  ],
} as const;
const DESCRIBED = `/pictures/${HASH}?1600x1067.jpg,400.webp,800.webp`;

describe("the address of a picture", () => {
  test("tells a reader its size and its files", () => {
    expect(describedAddress(FACTS)).toBe(DESCRIBED);
    expect(readPictureAddress(DESCRIBED)).toEqual({ hash: HASH, facts: FACTS });
    expect(readPictureAddress(pictureAddress(HASH))).toEqual({ hash: HASH, facts: null });
  });

  test.each([
    DATA,
    "/pictures/hero.svg",
    `/pictures/${HASH.toUpperCase()}`,
    `/pictures/${HASH}/400.webp`,
    `/pictures/${HASH}?1600x1067.svg`,
    `/pictures/${HASH}?1600x1067.png,"onerror`,
    `https://example.com/pictures/${HASH}`,
  ])("isn't %s", (address) => {
    expect(readPictureAddress(address)).toBeNull();
  });

  test("is one that a story may hold", () => {
    expect(isPicture(DESCRIBED)).toBe(true);
    expect(isPicture(pictureAddress(HASH))).toBe(true);
  });

  test("leads to files that a browser chooses from", () => {
    expect(sourcesOf(DESCRIBED)).toEqual({
      src: `/pictures/${HASH}/1600.jpg`,
      srcSet: `/pictures/${HASH}/400.webp 400w, /pictures/${HASH}/800.webp 800w, /pictures/${HASH}/1600.jpg 1600w`,
      size: { width: 1600, height: 1067 },
    });
    expect(sourcesOf(`/pictures/${HASH}?300x200.png`)).toEqual({
      src: `/pictures/${HASH}/300.png`,
      size: { width: 300, height: 200 },
    });
    for (const other of [DATA, pictureAddress(HASH), "/pictures/hero.svg"])
      expect(sourcesOf(other)).toEqual({ src: other });
  });
});

describe("pictures in texts", () => {
  const TEXTS = {
    title: "Hens",
    featuredImage: DATA,
    about: {
      content: `<p>Look: <img alt="a > b" src="${DATA}"> <img src='${DATA}x'></p>`,
      year: 7,
    },
    list: [pictureAddress(HASH), "/pictures/hero.svg", null],
  };

  test("are found once each, however deep", () => {
    expect(picturesIn(TEXTS)).toEqual([DATA, `${DATA}x`, pictureAddress(HASH)]);
    expect(hashesIn(TEXTS)).toEqual([HASH]);
  });

  test("are changed where they stand, and nothing else", () => {
    expect(mapPictures(TEXTS, (address) => (address === DATA ? "/new" : address))).toEqual({
      ...TEXTS,
      featuredImage: "/new",
      about: {
        ...TEXTS.about,
        content: `<p>Look: <img alt="a > b" src="/new"> <img src='${DATA}x'></p>`,
      },
    });
  });

  test("aren't seen in words about them", () => {
    const words = `<p>src="${DATA}" and /pictures/${HASH}</p><a href="/pictures/${HASH}">it</a>`;
    expect(picturesIn([words, `see ${DATA}`])).toEqual([]);
  });
});

test("htmlWithSources tells of described pictures how large they are, and leaves others", () => {
  const others = `<img src="${DATA}" alt=""><img src="/pictures/${"f".repeat(63)}">`;
  const html = `<p>A</p><img src="${DESCRIBED}" alt="A hen > a cat">${others}` as CleanHtml;
  expect(htmlWithSources(html, "66vw")).toBe(
    `<p>A</p><img loading="lazy" width="1600" height="1067" sizes="66vw" srcset="${sourcesOf(DESCRIBED).srcSet}" src="/pictures/${HASH}/1600.jpg" alt="A hen > a cat">${others}`,
  );
});
