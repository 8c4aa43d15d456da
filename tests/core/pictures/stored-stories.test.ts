import { expect, test } from "vitest";
import { hasStoredStories } from "#core/pictures/stored-stories.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const picture = (letters: number): string =>
  `<p><img src="data:image/png;base64,${"A".repeat(letters)}" alt="Hens"></p>`;

test("a text may have as many letters as anybody types, wherever it stands in a record", () => {
  const recordWith = (letters: number) => ({ log: [{ detail: "x".repeat(letters) }], eggs: 7 });
  expect(hasStoredTexts(recordWith(100_000))).toBe(true);
  expect(hasStoredTexts(recordWith(100_001))).toBe(false);
});

test("a story's pictures don't count as its letters", () => {
  const twenty = picture(2_600_000).repeat(20);
  expect(twenty.length).toBeGreaterThan(50_000_000);
  expect(hasStoredStories({ content: `<p>Hens.</p>${twenty}` })).toBe(true);
  expect(hasStoredStories({ content: "x".repeat(48_000_001) })).toBe(false);
});
