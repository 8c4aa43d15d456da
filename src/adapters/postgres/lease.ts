import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

export interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly seconds: number;
}

/** A lease that ends a minute after the latest possible end is a fast clock's, and free. */
export const takeLease = async (
  db: Kysely<Tables>,
  { name, holder, seconds }: Lease,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into lease (name, holder, until)
    values (${name}, ${holder}, now() + ${seconds}::int * interval '1 second')
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where lease.until < now() or lease.until > excluded.until + interval '1 minute'
      or lease.holder = excluded.holder
    returning holder`.execute(db);
  return rows.length > 0;
};

const giveBack = async (db: Kysely<Tables>, { name, holder }: Lease): Promise<void> => {
  await db
    .updateTable("lease")
    .set({ until: sql<string>`timestamptz 'epoch'` })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
};

/** False where another holds it. A lease may lapse during the work, which must be idempotent. */
export const underLease = async (
  db: Kysely<Tables>,
  lease: Lease,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  if (!(await takeLease(db, lease))) return false;
  try {
    await work();
  } finally {
    // Ignored: a lease that can't be given back lapses.
    await giveBack(db, lease).catch(() => undefined);
  }
  return true;
};
