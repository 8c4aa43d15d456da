import { FARM } from "#core/farm.ts";

export interface Address {
  /** As they are written on a letter, without the postcode. */
  readonly lines: readonly string[];
  readonly postcode: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

/** The outward code of a postcode of the United Kingdom: "rh10 1aa" is in "RH10". */
const outwardCode = (postcode: string): string => {
  const letters = postcode.replace(/\s+/g, "").toUpperCase();
  return /\d[A-Z]{2}$/.test(letters) ? letters.slice(0, -3) : letters;
};

export const deliversTo = (postcode: string): boolean =>
  FARM.deliveryPostcodes.some((served) => served === outwardCode(postcode));
