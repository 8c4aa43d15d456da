import type { FarmRecords } from "#core/backup/farm-records.ts";
import { isEmail } from "#core/customers/email.ts";
import { emailSpelling } from "#core/customers/email-key.ts";
import { anonymous, BOOK_FIELDS, withoutPayer } from "#core/orders/anonymous.ts";
import { withoutPostcodesOf } from "#core/packing/run-order.ts";
import { instantOf } from "#core/shared/day.ts";
import { picked } from "#core/shared/picked.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";
import type { OrderRepository } from "#ports/order-repository.ts";

interface Deps {
  readonly erasures: Pick<ErasureRepository, "sinceOf">;
  readonly orders: Pick<OrderRepository, "withIds">;
}

const addressesIn = ({ customers, orders }: FarmRecords): readonly string[] => {
  const all = [
    ...customers.map(({ item }) => emailSpelling(item.email)),
    ...orders.map(({ item }) => emailSpelling(item.customerEmail)),
    ...orders.map(({ item }) => emailSpelling(item.payer?.email ?? "")),
  ];
  return [...new Set(all)].filter(isEmail);
};

const ofBooks = (unknown: unknown): unknown => {
  const kept = picked((unknown ?? {}) as Readonly<Record<string, unknown>>, BOOK_FIELDS);
  return Object.keys(kept).length > 0 ? kept : null;
};

type StoredOrder = FarmRecords["orders"][number];

const withoutPerson = ({ item, unknown, ...rest }: StoredOrder): StoredOrder => ({
  ...rest,
  item: anonymous(item),
  unknown: ofBooks(unknown),
});

const leavingOf = async (
  orders: Pick<OrderRepository, "withIds">,
  erased: ReadonlySet<StoredOrder>,
): Promise<ReadonlySet<string>> => {
  const ids = Array.from(erased, ({ item }) => item.id);
  const there = ids.length > 0 ? await orders.withIds(ids) : [];
  return new Set(there.flatMap(({ id, leaving }) => (leaving ? [id] : [])));
};

export const withoutErased = async (
  records: FarmRecords,
  { erasures, orders }: Deps,
  made: string,
): Promise<FarmRecords> => {
  const since = await erasures.sinceOf(addressesIn(records));
  const isErased = (email: string, instant: string): boolean => {
    const erasedAt = instantOf(since.get(emailSpelling(email)) ?? "");
    return erasedAt !== null && (instantOf(instant) ?? 0) <= erasedAt;
  };
  const erased = new Set(
    records.orders.filter(({ item }) => isErased(item.customerEmail, item.date)),
  );
  const leaving = await leavingOf(orders, erased);
  const isGone = (order: StoredOrder): boolean => erased.has(order) && !leaving.has(order.item.id);
  const withPayerKept = (order: StoredOrder): StoredOrder =>
    isErased(order.item.payer?.email ?? "", order.item.date)
      ? { ...order, item: withoutPayer(order.item) }
      : order;
  const { runOrder } = records;
  return {
    ...records,
    ...(runOrder && {
      runOrder: withoutPostcodesOf(
        records.orders.filter(isGone).map(({ item }) => item),
        runOrder,
      ),
    }),
    customers: records.customers.filter(({ item }) => !isErased(item.email, made)),
    orders: records.orders.map((stored) => {
      if (isGone(stored)) return withoutPerson(stored);
      const order = withPayerKept(stored);
      return erased.has(stored) ? { ...order, item: { ...order.item, leaving: true } } : order;
    }),
  };
};
