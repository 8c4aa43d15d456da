import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { isDrawing } from "#core/pictures/drawings.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";

const HASH = "0f".repeat(32);

test("the shop's own pictures are drawings", () => {
  const files = ["eggs", "pictures"].flatMap((folder) =>
    readdirSync(`public/${folder}`).map((file) => `/${folder}/${file}`),
  );
  const drawings = files.filter((file) => file.endsWith(".svg"));
  expect(drawings).toHaveLength(15);
  expect(files.filter(isDrawing)).toEqual(drawings);
  for (const { image } of EGG_TYPES) expect(isDrawing(image)).toBe(true);
  for (const { featuredImage } of SAMPLE_POSTS) expect(isDrawing(featuredImage)).toBe(true);
});

test("what a farmer has chosen is none", () => {
  const photos = [
    "",
    "data:image/webp;base64,UklGRg==",
    `/pictures/${HASH}`,
    `/pictures/${HASH}?1600x1067.jpg,400.webp`,
    "/pictures/barn.webp",
    "/photos/hen.svg",
    "https://farm.example/pictures/hen.svg",
    "//farm.example/eggs/hen.svg",
  ];
  expect(photos.filter(isDrawing)).toEqual([]);
});
