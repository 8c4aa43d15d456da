import type { FarmRecords } from "#core/backup/farm-records.ts";
import { isEmail } from "#core/customers/email.ts";
import { anonymous, BOOK_FIELDS } from "#core/orders/anonymous.ts";
import { withoutPostcodesOf } from "#core/packing/run-order.ts";
import { instantOf } from "#core/shared/day.ts";
import { picked } from "#core/shared/picked.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

type Erasures = Pick<ErasureRepository, "sinceOf">;

const keyOf = (email: string): string => email.trim().toLowerCase();

const addressesIn = ({ customers, orders }: FarmRecords): readonly string[] => {
  const all = [
    ...customers.map(({ item }) => keyOf(item.email)),
    ...orders.map(({ item }) => keyOf(item.customerEmail)),
  ];
  return [...new Set(all)].filter(isEmail);
};

/** Unknown fields inside of what the books need, such as those of an item. */
const ofBooks = (unknown: unknown): unknown => {
  const kept = picked((unknown ?? {}) as Readonly<Record<string, unknown>>, BOOK_FIELDS);
  return Object.keys(kept).length > 0 ? kept : null;
};

/** Without customers erased after the backup was `made`, an ISO 8601 instant, and without who placed orders before. */
export const withoutErased = async (
  records: FarmRecords,
  erasures: Erasures,
  made: string,
): Promise<FarmRecords> => {
  const since = await erasures.sinceOf(addressesIn(records));
  /** An unreadable instant counts as before. */
  const isErased = (email: string, instant: string): boolean => {
    const erasedAt = instantOf(since.get(keyOf(email)) ?? "");
    return erasedAt !== null && (instantOf(instant) ?? 0) <= erasedAt;
  };
  const { runOrder } = records;
  const erased = records.orders.filter(({ item }) => isErased(item.customerEmail, item.date));
  return {
    ...records,
    ...(runOrder && {
      runOrder: withoutPostcodesOf(
        erased.map(({ item }) => item),
        runOrder,
      ),
    }),
    customers: records.customers.filter(({ item }) => !isErased(item.email, made)),
    orders: records.orders.map((order) =>
      isErased(order.item.customerEmail, order.item.date)
        ? { ...order, item: anonymous(order.item), unknown: ofBooks(order.unknown) }
        : order,
    ),
  };
};
