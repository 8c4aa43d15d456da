import type { DocumentName, FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { isObject, valueAt } from "#adapters/farm-json/json-path.ts";
import type { JsonPath } from "#core/backup/backup-file.ts";

const LONGEST = 80;

const TELLING: Readonly<Record<DocumentName, readonly string[]>> = {
  eggInventory: [],
  eggPrices: [],
  orders: ["id", "customerEmail"],
  customers: ["name", "email"],
  flockData: ["date", "type", "description"],
  flockCare: ["date", "first", "medicine", "what"],
  blogPosts: ["title"],
  splashConfig: [],
  farmProfile: [],
  farmWeek: [],
  runOrder: [],
  farmBook: [],
  eggLots: ["laid", "from"],
  eggMoves: ["at", "kind"],
};

export const recordName = (documents: FarmDocuments, path: JsonPath): string => {
  const value = valueAt(documents, path);
  const fields = TELLING[path[0] as DocumentName] ?? [];
  const known = fields.flatMap((field) => {
    const text = isObject(value) ? value[field] : undefined;
    return typeof text === "string" && text !== "" ? [text] : [];
  });
  const words =
    known.length > 0
      ? known
      : path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : step));
  return words.join(", ").slice(0, LONGEST);
};
