import { FARM } from "#core/farm.ts";

export interface Address {
  /** As they are written on a letter, without the postcode. */
  readonly lines: readonly string[];
  readonly postcode: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

/** With the inward code, three characters, at its end. */
const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

export const isUkPostcode = (typed: string): boolean =>
  UK_POSTCODE.test(typed.replace(/\s+/g, "").toUpperCase());

/** "RH10 1AA", whatever was typed for it; what is no postcode of the United Kingdom stays as it is. */
export const writtenPostcode = (typed: string): string => {
  const letters = typed.replace(/\s+/g, "").toUpperCase();
  return UK_POSTCODE.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : typed;
};

export const addressLines = ({ lines, postcode }: Address): readonly string[] =>
  [...lines, writtenPostcode(postcode)].filter((line) => line !== "");

/** The outward code of a postcode of the United Kingdom: "rh10 1aa" is in "RH10". */
const outwardCode = (postcode: string): string => {
  const letters = postcode.replace(/\s+/g, "").toUpperCase();
  return /\d[A-Z]{2}$/.test(letters) ? letters.slice(0, -3) : letters;
};

export const deliversTo = (postcode: string): boolean =>
  FARM.deliveryPostcodes.some((served) => served === outwardCode(postcode));
