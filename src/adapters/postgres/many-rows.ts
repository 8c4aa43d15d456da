import type { Insertable, Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

const MOST_PARAMETERS = 10_000;

export const insertMany = async <Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).length;
  const most = Math.floor(MOST_PARAMETERS / Math.max(columns, 1));
  for (let first = 0; first < rows.length; first += most)
    await db
      .insertInto(table)
      .values(rows.slice(first, first + most))
      .execute();
};
