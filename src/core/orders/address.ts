import * as v from "valibot";
import type { Farm } from "#core/farm.ts";
import { writtenPostcode } from "#core/shared/postcode.ts";
import { StoredText } from "#core/shared/stored-text.ts";
import { isInArea } from "#core/week/delivery-area.ts";

export const Address = v.pipe(
  v.object({
    lines: v.pipe(v.array(v.string()), v.readonly()),
    postcode: StoredText,
    country: StoredText,
  }),
  v.readonly(),
);

export type Address = v.InferOutput<typeof Address>;

export const addressLines = ({ lines, postcode }: Address): readonly string[] =>
  [...lines, writtenPostcode(postcode)].filter((line) => line !== "");

export const deliversTo = (farm: Pick<Farm, "deliveryPostcodes">, postcode: string): boolean =>
  isInArea(farm.deliveryPostcodes, postcode);
