export const DOCUMENT_NAMES = [
  "eggInventory",
  "eggPrices",
  "orders",
  "customers",
  "flockData",
  "flockCare",
  "blogPosts",
  "farmProfile",
  "farmWeek",
  "runOrder",
  "farmBook",
  "eggLots",
  "eggMoves",
  "splashConfig",
] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

const SINCE: Partial<Readonly<Record<DocumentName, number>>> = {
  farmProfile: 2,
  farmWeek: 2,
  flockCare: 3,
  runOrder: 3,
  farmBook: 3,
  eggLots: 3,
  eggMoves: 3,
};

export const documentsOfVersion = (version: number): readonly DocumentName[] =>
  DOCUMENT_NAMES.filter((name) => (SINCE[name] ?? 1) <= version);

export type FarmDocuments = Readonly<Record<DocumentName, unknown>>;

export const documentsBy = (of: (name: DocumentName) => unknown): FarmDocuments =>
  Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, of(name)])) as Record<
    DocumentName,
    unknown
  >;
