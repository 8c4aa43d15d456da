import {
  type FarmDocuments,
  isObject,
  leavingOut,
  type Place,
} from "#core/backup/farm-documents.ts";
import { isEmail } from "#core/customers/email.ts";
import { BOOK_FIELDS } from "#core/orders/order.ts";
import { instantOf } from "#core/shared/day.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

type Erasures = Pick<ErasureRepository, "since">;

const textIn = (record: unknown, name: string): string => {
  const text = isObject(record) ? record[name] : undefined;
  return typeof text === "string" ? text : "";
};

const listIn = (document: unknown): readonly unknown[] => (Array.isArray(document) ? document : []);

const buyersFieldsOf = (order: unknown): readonly string[] =>
  Object.keys(isObject(order) ? order : {}).filter((field) => !BOOK_FIELDS.includes(field));

/** Answers of each address once. */
const askedOnce = (erasures: Erasures) => {
  const known = new Map<string, Promise<string | null>>();
  return (email: string): Promise<string | null> => {
    const key = email.trim().toLowerCase();
    const answer = known.get(key) ?? (isEmail(key) ? erasures.since(key) : Promise.resolve(null));
    known.set(key, answer);
    return answer;
  };
};

/** Places of persons who were erased: a whole customer, and who placed an order before that. */
export const withoutErased = async (
  documents: FarmDocuments,
  erasures: Erasures,
): Promise<FarmDocuments> => {
  const since = askedOnce(erasures);
  const gone: Place[] = [];
  for (const [at, customer] of listIn(documents.customers).entries())
    if ((await since(textIn(customer, "email"))) !== null) gone.push(["customers", at]);
  for (const [at, order] of listIn(documents.orders).entries()) {
    const erasedAt = instantOf((await since(textIn(order, "customerEmail"))) ?? "");
    const placed = instantOf(textIn(order, "date")) ?? 0;
    if (erasedAt !== null && placed <= erasedAt)
      gone.push(...buyersFieldsOf(order).map((field) => ["orders", at, field]));
  }
  return gone.length > 0 ? leavingOut(documents, gone) : documents;
};
