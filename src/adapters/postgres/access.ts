import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

export interface Access {
  readonly db: Kysely<Tables>;
  /** `change` returns whether it changed anything. */
  write(topic: ShopTopic, change: (db: Kysely<Tables>) => Promise<boolean>): Promise<void>;
}

type Numbered = "cost" | "egg_count";

export const numbered = async <Row>(
  db: Kysely<Tables>,
  table: Numbered,
  rows: readonly Row[],
): Promise<readonly (Row & { readonly place: number })[]> => {
  const { rows: numbers } = await sql<{ place: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'place')) as place
    from generate_series(1, ${rows.length}::int)`.execute(db);
  return rows.map((row, at) => ({ ...row, place: numbers[at]?.place ?? 0 }));
};
