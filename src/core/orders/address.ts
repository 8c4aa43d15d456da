import type { Farm } from "#core/farm.ts";
import { writtenPostcode } from "#core/shared/postcode.ts";
import { isInArea } from "#core/week/delivery-area.ts";

export interface Address {
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly country: string;
}

export const addressLines = ({ lines, postcode }: Address): readonly string[] =>
  [...lines, writtenPostcode(postcode)].filter((line) => line !== "");

export const deliversTo = (farm: Pick<Farm, "deliveryPostcodes">, postcode: string): boolean =>
  isInArea(farm.deliveryPostcodes, postcode);
