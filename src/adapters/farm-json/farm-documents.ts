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

export type FarmDocuments = Readonly<Record<DocumentName, unknown>>;

export const documentsBy = (of: (name: DocumentName) => unknown): FarmDocuments =>
  Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, of(name)])) as Record<
    DocumentName,
    unknown
  >;
