type Html = string;

export interface AboutText {
  readonly content: Html;
}

export interface Additions {
  readonly terms: Html;
  readonly privacy: Html;
}

export const NO_TEXT: Html = "";

export const FARM_TEXTS = ["about", "terms", "privacy"] as const;

export type FarmTextName = (typeof FARM_TEXTS)[number];
