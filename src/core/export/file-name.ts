import type { Span } from "#core/export/tax-year.ts";

const LONGEST_WORD = 40;

const inName = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST_WORD)
    .replace(/^-|-$/g, "");

export const listFileName = (list: string, filters: readonly string[]): string =>
  [list, ...filters.map(inName).filter((part) => part !== "")].join("-");

export const fileNameOf = (farm: string, title: string): string =>
  [inName(farm), title].filter(Boolean).join("-");

export const spanFileName = (what: string, { first, last }: Span, rows: number): string =>
  `${what}-${first}-to-${last}-${rows}-${rows === 1 ? "row" : "rows"}`;
