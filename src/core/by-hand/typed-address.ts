import type { Address } from "#core/orders/address.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import { writtenPostcode } from "#core/shared/postcode.ts";

export interface TypedAddress {
  readonly lines: string;
  readonly postcode: string;
}

export const NO_ADDRESS: TypedAddress = { lines: "", postcode: "" };

const MOST_LINES = 6;
const MOST_LINE_LETTERS = 100;
const MOST_POSTCODE_LETTERS = 10;

const COUNTRY = "GB";

const linesIn = (typed: string): readonly string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const addressFault = ({ lines, postcode }: TypedAddress): "lines" | "postcode" | null => {
  const all = linesIn(lines);
  if (lettersIn(postcode.trim()) > MOST_POSTCODE_LETTERS) return "postcode";
  return all.length > MOST_LINES || all.some((line) => lettersIn(line) > MOST_LINE_LETTERS)
    ? "lines"
    : null;
};

/** Null for an empty address. Any postcode will do: the owner knows it. */
export const addressIn = ({ lines, postcode }: TypedAddress): Address | null => {
  const address = {
    lines: linesIn(lines),
    postcode: writtenPostcode(postcode.trim()),
    country: COUNTRY,
  };
  return address.lines.length > 0 || address.postcode !== "" ? address : null;
};

export const asTyped = (address: Address | undefined): TypedAddress =>
  address ? { lines: address.lines.join("\n"), postcode: address.postcode } : NO_ADDRESS;

export const isSameAddress = (one: TypedAddress, other: TypedAddress): boolean =>
  one.lines === other.lines && one.postcode === other.postcode;
