import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

export interface Lease {
  readonly name: string;
  /** A random text of this process. */
  readonly holder: string;
  readonly seconds: number;
}

/**
 * Whether the lease is this holder's from now on, by the database's clock. Its holder renews it by taking it again.
 * One that runs for a minute longer than it may was taken by a clock that was ahead, and is anybody's.
 */
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

/** Gives the lease back, where it is still this holder's. The row stays: one that came and went with each round would grow the table. */
const giveBack = async (db: Kysely<Tables>, { name, holder }: Lease): Promise<void> => {
  await db
    .updateTable("lease")
    .set({ until: sql<string>`timestamptz 'epoch'` })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
};

/**
 * Does the work while no other process does; false where another holds the lease. The lease may lapse
 * in mid-work, and another begin: the work must be safe to do twice.
 */
export const underLease = async (
  db: Kysely<Tables>,
  lease: Lease,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  if (!(await takeLease(db, lease))) return false;
  try {
    await work();
  } finally {
    // Ignored: one that can't be given back lapses by itself.
    await giveBack(db, lease).catch(() => undefined);
  }
  return true;
};
