import { type FarmDocuments, isObject } from "#core/backup/farm-documents.ts";
import { isEmail } from "#core/customers/email.ts";
import { BOOK_FIELDS } from "#core/orders/order.ts";
import { instantOf } from "#core/shared/day.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

type Erasures = Pick<ErasureRepository, "since">;

const textIn = (record: unknown, name: string): string => {
  const text = isObject(record) ? record[name] : undefined;
  return typeof text === "string" ? text : "";
};

/** An order as the books need it, without who placed it. */
const nameless = (order: unknown): unknown => ({
  ...Object.fromEntries(
    Object.entries(isObject(order) ? order : {}).filter(([field]) => BOOK_FIELDS.includes(field)),
  ),
  customerEmail: "",
});

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

/** Those of a list that are kept, as `keep` makes them; undefined leaves one out. The same list where all stay as they are. */
const each = async (
  document: unknown,
  keep: (record: unknown) => Promise<unknown>,
): Promise<unknown> => {
  if (!Array.isArray(document)) return document;
  const kept: unknown[] = [];
  for (const record of document) kept.push(await keep(record));
  const isSame = kept.every((record, at) => record === document[at]);
  return isSame ? document : kept.filter((record) => record !== undefined);
};

/**
 * The documents of a backup without persons who were erased: a customer who was erased after the backup was `made`, an
 * ISO 8601 instant (one who is in a backup made after that has come back), and who placed an order before that.
 */
export const withoutErased = async (
  documents: FarmDocuments,
  erasures: Erasures,
  made: string,
): Promise<FarmDocuments> => {
  const since = askedOnce(erasures);
  /** Whether an address was erased at this instant or later; an instant that nobody knows was before. */
  const isErased = async (email: string, instant: string): Promise<boolean> => {
    const erasedAt = instantOf((await since(email)) ?? "");
    return erasedAt !== null && (instantOf(instant) ?? 0) <= erasedAt;
  };
  return {
    ...documents,
    customers: await each(documents.customers, async (customer) =>
      (await isErased(textIn(customer, "email"), made)) ? undefined : customer,
    ),
    orders: await each(documents.orders, async (order) =>
      (await isErased(textIn(order, "customerEmail"), textIn(order, "date")))
        ? nameless(order)
        : order,
    ),
  };
};
