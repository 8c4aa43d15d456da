/** The farm's records as a browser's storage names and shapes them. */
export const DOCUMENT_NAMES = [
  "eggInventory",
  "eggPrices",
  "orders",
  "customers",
  "flockData",
  "blogPosts",
  "splashConfig",
] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** One JSON document a name, with its unknown fields. */
export type FarmDocuments = Readonly<Record<DocumentName, unknown>>;

export const documentsBy = (of: (name: DocumentName) => unknown): FarmDocuments =>
  Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, of(name)])) as Record<
    DocumentName,
    unknown
  >;

/** A path in JSON, from the outside in. */
export type Place = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const valueAt = (value: unknown, [step, ...rest]: Place): unknown => {
  if (step === undefined) return value;
  const inside = isObject(value) || Array.isArray(value) ? (value as Json)[step] : undefined;
  return valueAt(inside, rest);
};

const byFirstStep = (places: readonly Place[]): ReadonlyMap<string | number, readonly Place[]> => {
  const groups = new Map<string | number, Place[]>();
  for (const [first, ...rest] of places) {
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group) group.push(rest);
    else groups.set(first, [rest]);
  }
  return groups;
};

/** Looks once at each value and each path. */
const without = (value: unknown, places: readonly Place[]): unknown => {
  if (places.length === 0) return value;
  const groups = byFirstStep(places);
  const left = (step: string | number, item: unknown): readonly unknown[] => {
    const inside = groups.get(step) ?? [];
    return inside.some((rest) => rest.length === 0) ? [] : [without(item, inside)];
  };
  if (Array.isArray(value)) return value.flatMap((item, at) => left(at, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => left(name, item).map((one) => [name, one])),
  );
};

export const leavingOut = (documents: FarmDocuments, places: readonly Place[]): FarmDocuments =>
  without(documents, places) as FarmDocuments;
