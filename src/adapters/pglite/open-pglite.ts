import type { PGlite } from "@electric-sql/pglite";
import { pglitePool } from "#adapters/pglite/pglite-dialect.ts";
import { type Database, databaseOver } from "#adapters/postgres/database.ts";

/** An embedded PostgreSQL. Closing the database closes it. */
export const openPGlite = (pglite: Pick<PGlite, "query" | "close">): Database =>
  databaseOver(pglitePool(pglite));
