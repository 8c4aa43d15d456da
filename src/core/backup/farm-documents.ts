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

/** One JSON document of each name. What nobody knows of them rides along. */
export type FarmDocuments = Readonly<Record<DocumentName, unknown>>;

/** The documents, each as `of` tells it by its name. */
export const documentsBy = (of: (name: DocumentName) => unknown): FarmDocuments =>
  Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, of(name)])) as Record<
    DocumentName,
    unknown
  >;

/** Where in the documents something stands, from the outside in. */
export type Place = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a place; undefined where there is none. */
export const valueAt = (value: unknown, [step, ...rest]: Place): unknown => {
  if (step === undefined) return value;
  const inside = isObject(value) || Array.isArray(value) ? (value as Json)[step] : undefined;
  return valueAt(inside, rest);
};

/** Places by their first steps, each without it. */
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

/** The value without what stands at these places. Each value and each place is looked at once. */
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

/** The documents without the records at these places. */
export const leavingOut = (documents: FarmDocuments, places: readonly Place[]): FarmDocuments =>
  without(documents, places) as FarmDocuments;
