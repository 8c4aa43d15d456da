import { expect, test } from "vitest";
import { isPictureFile, picturesIn } from "#adapters/html/kept-pictures.ts";

const [A, B] = ["a".repeat(64), "b".repeat(64)];

const at = (hash: string, file: string) => `/pictures/${hash}/${file}`;

test("picturesIn keeps one file of each picture: the narrowest from 800 dots, or the widest", () => {
  const html = [at(A, "400.webp"), at(A, "1600.webp"), at(A, "800.webp"), at(B, "320.jpeg")]
    .map((path) => `<img src="${path}">`)
    .join("");
  expect(picturesIn(html)).toEqual([at(A, "800.webp"), at(B, "320.jpeg")]);
  expect(picturesIn(`${html}<img src="${at(B, "400.jpeg")}">`)).toContain(at(B, "400.jpeg"));
  expect(picturesIn('<img src="/pictures/flock.svg"><img src="data:image/png;base64,AA">')).toEqual(
    [],
  );
});

test("isPictureFile accepts the files of pictures that the shop keeps, and no others", () => {
  expect(isPictureFile(at(A, "400.webp"))).toBe(true);
  for (const path of [
    "/pictures/flock.svg",
    `/pictures/${A}`,
    at("x", "400.webp"),
    at(A, "x.webp"),
  ])
    expect(isPictureFile(path)).toBe(false);
});
