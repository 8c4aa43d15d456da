import type { Address } from "#core/orders/address.ts";
import { wholePostcode } from "#core/shared/postcode.ts";

const SHORT: Readonly<Record<string, string>> = {
  ave: "avenue",
  cl: "close",
  cres: "crescent",
  ct: "court",
  dr: "drive",
  gdns: "gardens",
  ln: "lane",
  pl: "place",
  rd: "road",
  sq: "square",
  st: "street",
  ter: "terrace",
};

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\p{L}+$/u, (word) => SHORT[word] ?? word);

/** A number by itself belongs to the street behind it: "3, Mill Lane". */
const partsOf = (lines: readonly string[]): readonly string[] =>
  lines
    .join(",")
    .replace(/(^|,)\s*(\d+\s?\p{L}?)\s*,/gu, "$1$2 ")
    .split(/[,\n]/)
    .map(plain)
    .filter((part) => part !== "");

const NUMBERED = /^\d+ ?\p{L}?( \d+\p{L}?)? \p{L}/u;

const ENDS_IN_A_NUMBER = /\d\p{L}?$/u;

/** Without what follows the street, which not everybody writes. */
const withoutTown = (parts: readonly string[]): readonly string[] => {
  const street = parts.findIndex((part) => NUMBERED.test(part));
  if (street >= 0) return parts.slice(0, street + 1);
  return parts.slice(0, ENDS_IN_A_NUMBER.test(parts[0] ?? "") ? 2 : 1);
};

/** The same for each way in which people write one address; null where it may be anywhere. */
export const houseKey = (address: Address | undefined): string | null => {
  if (!address) return null;
  const parts = partsOf(address.lines);
  const postcode = wholePostcode(address.postcode);
  if (parts.length === 0) return null;
  return postcode
    ? [postcode, ...withoutTown(parts)].join()
    : [...parts, plain(address.postcode)].join();
};
