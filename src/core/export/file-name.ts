import type { Span } from "#core/export/tax-year.ts";

const LONGEST_WORD = 40;

/** A text as a part of a file's name: letters and digits of any script, and hyphens. */
const inName = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST_WORD)
    .replace(/^-|-$/g, "");

/** The name of a list's file, without its ending, which tells by what the list was filtered. */
export const listFileName = (list: string, filters: readonly string[]): string =>
  [list, ...filters.map(inName).filter((part) => part !== "")].join("-");

/** The name of a file for the accountant, without its ending: "farmgate-orders-2026-04-06-to-2027-04-05-12-rows". */
export const spanFileName = (what: string, { first, last }: Span, rows: number): string =>
  `farmgate-${what}-${first}-to-${last}-${rows}-${rows === 1 ? "row" : "rows"}`;
