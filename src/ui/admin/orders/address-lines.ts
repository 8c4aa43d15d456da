import type { Address } from "#core/orders/address.ts";

export const addressLines = ({ lines, postcode }: Address): readonly string[] =>
  [...lines, postcode].filter((line) => line !== "");
