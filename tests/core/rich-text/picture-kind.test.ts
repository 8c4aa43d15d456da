import { expect, test } from "vitest";
import { isHeic, looksLikePicture, moves } from "#core/rich-text/picture-kind.ts";
import {
  AVIF,
  FILM,
  GIF,
  gifOf,
  HEIC,
  HEIC_BY_ANOTHER,
  JPG,
  movingPng,
  pngOf,
  webpOf,
} from "#tests/support/picture-files.ts";

const OTHERS = { AVIF, FILM, GIF, JPG, text: Buffer.from("hens"), nothing: Buffer.alloc(0) };

test("an iPhone's photo is recognized by its first bytes", () => {
  expect([HEIC, HEIC_BY_ANOTHER].map(isHeic)).toEqual([true, true]);
  for (const [name, bytes] of Object.entries(OTHERS)) expect(isHeic(bytes), name).toBe(false);
});

test("a picture differs from a film and a text, even where it is broken", () => {
  for (const bytes of [AVIF, GIF, JPG, pngOf(1, 1).subarray(0, 20), webpOf(0)])
    expect(looksLikePicture(bytes)).toBe(true);
  for (const bytes of [FILM, OTHERS.text, OTHERS.nothing])
    expect(looksLikePicture(bytes)).toBe(false);
});

test("a moving picture differs from a still one", () => {
  for (const bytes of [gifOf(2), gifOf(3), webpOf(0x02), webpOf(0x12), movingPng()])
    expect(moves(bytes)).toBe(true);
  for (const bytes of [
    GIF,
    gifOf(1),
    gifOf(2).subarray(0, 40),
    webpOf(0x10),
    pngOf(2, 2),
    JPG,
    HEIC,
  ])
    expect(moves(bytes)).toBe(false);
});
