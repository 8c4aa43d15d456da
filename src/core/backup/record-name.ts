import type { DocumentName } from "#core/backup/farm-documents.ts";
import { type FarmDocuments, isObject, type Place, valueAt } from "#core/backup/farm-documents.ts";

const LONGEST = 80;

/** Fields by which people know a record. */
const TELLING: Readonly<Record<DocumentName, readonly string[]>> = {
  eggInventory: [],
  eggPrices: [],
  orders: ["id", "customerEmail"],
  customers: ["name", "email"],
  flockData: ["date", "type", "description"],
  blogPosts: ["title"],
  splashConfig: [],
};

/** Such as "Mabel, mabel@example.com". */
export const recordName = (documents: FarmDocuments, place: Place): string => {
  const value = valueAt(documents, place);
  const fields = TELLING[place[0] as DocumentName] ?? [];
  const told = fields.flatMap((field) => {
    const said = isObject(value) ? value[field] : undefined;
    return typeof said === "string" && said !== "" ? [said] : [];
  });
  const words =
    told.length > 0
      ? told
      : place.map((step) => (typeof step === "number" ? `no. ${step + 1}` : step));
  return words.join(", ").slice(0, LONGEST);
};
