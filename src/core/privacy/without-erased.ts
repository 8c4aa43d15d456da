import { type FarmDocuments, isObject } from "#core/backup/farm-documents.ts";
import { isEmail } from "#core/customers/email.ts";
import { BOOK_FIELDS } from "#core/orders/order.ts";
import { instantOf } from "#core/shared/day.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

type Erasures = Pick<ErasureRepository, "sinceOf">;

const textIn = (record: unknown, name: string): string => {
  const text = isObject(record) ? record[name] : undefined;
  return typeof text === "string" ? text : "";
};

/** The order as the books need it. */
const nameless = (order: unknown): unknown => ({
  ...Object.fromEntries(
    Object.entries(isObject(order) ? order : {}).filter(([field]) => BOOK_FIELDS.includes(field)),
  ),
  customerEmail: "",
});

const keyOf = (email: string): string => email.trim().toLowerCase();

const addressesIn = ({ customers, orders }: FarmDocuments): readonly string[] => {
  const keysOf = (document: unknown, field: string) =>
    (Array.isArray(document) ? document : []).map((record) => keyOf(textIn(record, field)));
  const all = [...keysOf(customers, "email"), ...keysOf(orders, "customerEmail")];
  return [...new Set(all)].filter(isEmail);
};

/** `keep` answers undefined for what is left out. The same list where all stay as they are. */
const each = (document: unknown, keep: (record: unknown) => unknown): unknown => {
  if (!Array.isArray(document)) return document;
  const kept = document.map(keep);
  const isSame = kept.every((record, at) => record === document[at]);
  return isSame ? document : kept.filter((record) => record !== undefined);
};

/**
 * A backup without erased persons: customers erased after it was `made` (an ISO 8601 instant), and who placed orders
 * before that.
 */
export const withoutErased = async (
  documents: FarmDocuments,
  erasures: Erasures,
  made: string,
): Promise<FarmDocuments> => {
  const since = await erasures.sinceOf(addressesIn(documents));
  /** An unreadable instant counts as before. */
  const isErased = (email: string, instant: string): boolean => {
    const erasedAt = instantOf(since.get(keyOf(email)) ?? "");
    return erasedAt !== null && (instantOf(instant) ?? 0) <= erasedAt;
  };
  return {
    ...documents,
    customers: each(documents.customers, (customer) =>
      isErased(textIn(customer, "email"), made) ? undefined : customer,
    ),
    orders: each(documents.orders, (order) =>
      isErased(textIn(order, "customerEmail"), textIn(order, "date")) ? nameless(order) : order,
    ),
  };
};
