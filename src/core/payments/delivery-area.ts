import { FARM } from "#core/farm.ts";

/** The outward code of a postcode of the United Kingdom: "rh10 1aa" is in "RH10". */
const outwardCode = (postcode: string): string => {
  const letters = postcode.replace(/\s+/g, "").toUpperCase();
  return /\d[A-Z]{2}$/.test(letters) ? letters.slice(0, -3) : letters;
};

/** Whether the farm delivers to a postcode. */
export const deliversTo = (postcode: string): boolean =>
  FARM.deliveryPostcodes.some((served) => served === outwardCode(postcode));
