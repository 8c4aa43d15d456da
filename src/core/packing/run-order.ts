import type { Order } from "#core/orders/order.ts";
import type { Stop } from "#core/packing/parcel.ts";
import { wholePostcode } from "#core/shared/postcode.ts";

/** Postcodes ("RH10 6AB") in driving order; empty where none was chosen. */
export type RunOrder = readonly string[];

export const MOST_POSTCODES = 500;

export type RunOrderRefusal = { readonly kind: "too-many-postcodes" | "no-whole-postcode" };

const writtenFor = ({ address }: Pick<Order, "address">): string | null =>
  wholePostcode(address?.postcode ?? "");

export const withoutPostcodesOf = (
  orders: readonly Pick<Order, "address">[],
  run: RunOrder,
  kept: readonly Pick<Order, "address">[] = [],
): RunOrder => {
  const gone = new Set(orders.map(writtenFor));
  for (const order of kept) gone.delete(writtenFor(order));
  return run.filter((postcode) => !gone.has(postcode));
};

export const runOf = (stops: readonly Stop[]): RunOrder => [
  ...new Set(stops.flatMap((stop) => postcodeOf(stop) ?? [])),
];

export const postcodeOf = ({ order }: Stop): string | null => writtenFor(order);

const beginningsOf = (postcode: string): readonly string[] => {
  const letters = postcode.replace(" ", "");
  return Array.from(letters, (_, at) => letters.slice(0, letters.length - at));
};

/** A new postcode comes behind the known one that shares most letters. */
const placesIn = (run: RunOrder) => {
  const known = new Map(run.map((postcode, at) => [postcode, at]));
  const shared = new Map<string, number>();
  for (const [at, postcode] of run.entries())
    for (const beginning of beginningsOf(postcode)) shared.set(beginning, at);
  return (postcode: string | null): number => {
    if (postcode === null) return Infinity;
    const place = known.get(postcode);
    if (place !== undefined) return place;
    const nearest = beginningsOf(postcode).find((beginning) => shared.has(beginning));
    return (shared.get(nearest ?? "") ?? run.length) + 1 / 2;
  };
};

export const asDriven = <One extends Stop>(
  stops: readonly One[],
  run: RunOrder,
): readonly One[] => {
  const placeOf = placesIn(run);
  return stops
    .map((stop) => ({ stop, place: placeOf(postcodeOf(stop)) }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ stop }) => stop);
};

/** Postcodes of other days stay behind those that they were behind. */
export const mergedRun = (before: RunOrder, driven: RunOrder): RunOrder => {
  const ofRun = new Set(driven);
  const others = before.filter((postcode) => !ofRun.has(postcode));
  const kept = new Set(others.slice(0, Math.max(MOST_POSTCODES - ofRun.size, 0)));
  const behind = new Map<string, string[]>();
  let last = "";
  for (const postcode of before) {
    if (ofRun.has(postcode)) last = postcode;
    if (!kept.has(postcode)) continue;
    const known = behind.get(last);
    if (known) known.push(postcode);
    else behind.set(last, [postcode]);
  }
  const behindOf = (postcode: string): readonly string[] => behind.get(postcode) ?? [];
  const merged = [...behindOf(""), ...[...ofRun].flatMap((one) => [one, ...behindOf(one)])];
  return merged.slice(0, MOST_POSTCODES);
};

export const movedBy = (run: RunOrder, postcode: string, step: 1 | -1): RunOrder => {
  const from = run.indexOf(postcode);
  const other = run[from + step];
  if (from < 0 || other === undefined) return run;
  const rest = run.filter((one) => one !== postcode);
  return rest.toSpliced(from + step, 0, postcode);
};

export const drivenAfter = (run: RunOrder, postcode: string, other: string): RunOrder => {
  const [from, to] = [run.indexOf(postcode), run.indexOf(other)];
  if (from < 0 || from >= to) return run;
  return [...run.slice(0, from), ...run.slice(from + 1, to + 1), postcode, ...run.slice(to + 1)];
};
