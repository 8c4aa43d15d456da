import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/ui/shared/tokens.css", "utf8");
const [LIGHT = "", DARK = ""] = tokens.split("prefers-color-scheme: dark");

const colourOf = (scheme: string, name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(scheme)?.[1];
  if (!found) throw new Error(`There is no colour --${name}.`);
  return found.length === 4 ? found.replace(/[^#]/g, "$&$&") : found;
};

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const TEXT = 4.5;
const CONTROL = 3;

const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...["page", "surface", "sunken", "sky", "tile"].flatMap((ground) => [
    ["ink", ground, TEXT] as const,
    ["ink-soft", ground, TEXT] as const,
    ["focus-ring", ground, CONTROL] as const,
  ]),
  ...["page", "surface", "sunken", "accent-tint"].map(
    (ground) => ["accent", ground, TEXT] as const,
  ),
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-strong", TEXT],
  ["on-yolk", "yolk", TEXT],
  ["good", "good-tint", TEXT],
  ["good", "page", TEXT],
  ["pending", "pending-tint", TEXT],
  ["destructive", "page", TEXT],
  ["destructive", "surface", TEXT],
  ["destructive", "destructive-tint", TEXT],
  ["destructive-ink", "destructive", TEXT],
  ["edge", "surface", CONTROL],
  ["edge", "page", CONTROL],
  ...["good-tint", "pending-tint", "destructive-tint"].map(
    (ground) => ["ink", ground, TEXT] as const,
  ),
];

test.each([
  ["light", LIGHT],
  ["dark", DARK],
])("every pair of colours that is read or pressed has its contrast, %s", (_name, scheme) => {
  const tooLow = PAIRS.map(([ink, ground, least]) => {
    const found = contrast(colourOf(scheme, ink), colourOf(scheme, ground));
    return { pair: `${ink} on ${ground}: ${found.toFixed(2)}`, isEnough: found >= least };
  }).filter(({ isEnough }) => !isEnough);
  expect(tooLow).toEqual([]);
});
