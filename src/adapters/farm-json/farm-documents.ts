export const DOCUMENT_NAMES = [
  "eggInventory",
  "eggPrices",
  "orders",
  "customers",
  "flockData",
  "blogPosts",
  "farmProfile",
  "farmWeek",
  "splashConfig",
] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

export const isOfSettings = (name: DocumentName): boolean =>
  name === "farmProfile" || name === "farmWeek";

/** Without those of later versions, which an older file lacks. */
export const documentsOfVersion = (version: number): readonly DocumentName[] =>
  version === 1 ? DOCUMENT_NAMES.filter((name) => !isOfSettings(name)) : DOCUMENT_NAMES;

export type FarmDocuments = Readonly<Record<DocumentName, unknown>>;

export const documentsBy = (of: (name: DocumentName) => unknown): FarmDocuments =>
  Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, of(name)])) as Record<
    DocumentName,
    unknown
  >;
