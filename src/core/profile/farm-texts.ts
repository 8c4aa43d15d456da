/** HTML as stored, to be cleaned before it is shown; empty for none. */
type Html = string;

/** What the About page says in place of "under construction". */
export interface AboutText {
  readonly content: Html;
}

/** What stands below the shop's own words. */
export interface Additions {
  readonly terms: Html;
  readonly privacy: Html;
}

export const NO_TEXT: Html = "";

export const FARM_TEXTS = ["about", "terms", "privacy"] as const;

export type FarmTextName = (typeof FARM_TEXTS)[number];
