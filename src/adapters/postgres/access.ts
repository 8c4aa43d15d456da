import { type Expression, type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

/** How the records reach their tables. */
export interface Access {
  readonly db: Kysely<Tables>;
  /** Changes what belongs to a topic. `change` answers whether anything is other than before. */
  write(topic: ShopTopic, change: (db: Kysely<Tables>) => Promise<boolean>): Promise<void>;
}

type Listed = "orders" | "customer" | "cost" | "egg_count";

/** The place behind the last record of a table. */
export const nextPlace = (table: Listed): Expression<number> =>
  sql<number>`(select coalesce(max(place), 0) + 1 from ${sql.table(table)})`;
