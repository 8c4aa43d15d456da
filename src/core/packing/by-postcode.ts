import { type Address, addressLines } from "#core/orders/address.ts";
import type { Stop } from "#core/packing/parcel.ts";
import { compareWords } from "#core/shared/collation.ts";
import { postcodeParts } from "#core/shared/postcode.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";

interface House {
  readonly street: string;
  readonly number: number;
  readonly letter: string;
}

/** Matches "9a High Street", "9-11 High Street", "Flat 2, 9 High Street". */
const NUMBERED = /(\d+)(\p{L}?)(?:[-–/]\d+\p{L}?)?,?\s+(\p{L}.*)$/u;

export const houseOf = ({ lines }: Address): House => {
  const written = lines.join(", ").toLowerCase();
  const [, number, letter = "", street] = NUMBERED.exec(written) ?? [];
  return street
    ? { street, number: Number(number), letter }
    : { street: written, number: 0, letter: "" };
};

type Key = readonly (string | number)[];

const keyOf = (stop: Stop, rankOf: (outward: string) => number): Key => {
  const { address, recipient, customerName = "", id } = stop.order;
  const parts = postcodeParts(address?.postcode ?? "");
  const { street, number, letter } = houseOf(address ?? { lines: [], postcode: "", country: "" });
  const [rank, outward, inward] = parts
    ? [rankOf(parts.outward), parts.outward, parts.inward]
    : [Infinity, address ? addressLines(address).join() : "", ""];
  return [rank, outward, inward, street, number, letter, recipient ?? customerName, id];
};

const compareKeys = (a: Key, b: Key): number => {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? "";
    const difference =
      typeof part === "number" ? part - Number(other) || 0 : compareWords(part, String(other));
    if (difference !== 0) return difference;
  }
  return 0;
};

export const byPostcode = <One extends Stop>(
  stops: readonly One[],
  area: DeliveryArea,
): readonly One[] => {
  const ranks = new Map<string, number>();
  for (const code of area) {
    const [outward = ""] = code.split(" ");
    if (!ranks.has(outward)) ranks.set(outward, ranks.size);
  }
  const rankOf = (outward: string): number => ranks.get(outward) ?? ranks.size;
  return stops
    .map((stop) => ({ stop, key: keyOf(stop, rankOf) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ stop }) => stop);
};
