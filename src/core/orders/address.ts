import type { Farm } from "#core/farm.ts";
import { writtenPostcode } from "#core/shared/postcode.ts";
import { isInArea } from "#core/week/delivery-area.ts";

export interface Address {
  /** As they are written on a letter, without the postcode. */
  readonly lines: readonly string[];
  readonly postcode: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

export const addressLines = ({ lines, postcode }: Address): readonly string[] =>
  [...lines, writtenPostcode(postcode)].filter((line) => line !== "");

export const deliversTo = (farm: Pick<Farm, "deliveryPostcodes">, postcode: string): boolean =>
  isInArea(farm.deliveryPostcodes, postcode);
