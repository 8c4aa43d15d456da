import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

export interface Access {
  readonly db: Kysely<Tables>;
  /** `change` returns whether it changed anything. */
  write(topic: ShopTopic, change: (db: Kysely<Tables>) => Promise<boolean>): Promise<void>;
}
