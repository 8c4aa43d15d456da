import type { Access } from "#adapters/postgres/access.ts";
import { isFoundBy } from "#adapters/postgres/word-index.ts";
import { type Customer, sortCustomers } from "#core/customers/customer.ts";
import { PAGE_SIZE, type Page, pageOf, startOf } from "#core/shared/page.ts";
import type { CustomerQuery } from "#ports/customer-repository.ts";

const found = (db: Access["db"], text: string) => db.selectFrom("customer").where(isFoundBy(text));

const pageAsAdded = async (
  db: Access["db"],
  { text, after }: CustomerQuery,
): Promise<Page<Customer>> => {
  const start = startOf(after);
  const rows = await db
    .selectFrom(
      found(db, text)
        .select((is) => is.fn.countAll<number>().as("total"))
        .as("count"),
    )
    .leftJoin(
      found(db, text)
        .select(["place", "id", "name", "email", "phone"])
        .orderBy("place")
        .limit(PAGE_SIZE)
        .offset(start)
        .as("shown"),
      (join) => join.onTrue(),
    )
    .select(["count.total", "shown.id", "shown.name", "shown.email", "shown.phone"])
    .orderBy("shown.place")
    .execute();
  const items = rows.flatMap(({ total: _total, ...customer }) =>
    customer.id === null ? [] : [customer as Customer],
  );
  const [total, end] = [rows[0]?.total ?? 0, start + PAGE_SIZE];
  return { items, total, next: end < total ? String(end) : null };
};

export const customerPage = async (
  db: Access["db"],
  query: CustomerQuery,
): Promise<Page<Customer>> => {
  if (query.sort === null) return pageAsAdded(db, query);
  const all = await found(db, query.text)
    .select(["id", "name", "email", "phone"])
    .orderBy("place")
    .execute();
  return pageOf(sortCustomers(all, query.sort), query.after);
};
