import type { PGlite } from "@electric-sql/pglite";
import { Mutex } from "async-mutex";
import {
  type Database,
  databaseOver,
  PARSERS,
  type SqlClient,
  type SqlPool,
} from "#adapters/postgres/database.ts";

type Opened = Pick<PGlite, "query" | "close" | "parsers">;

const clientOf = (pglite: Opened, release: () => void): SqlClient => ({
  query: async <Row>(sql: string, parameters: unknown[]) => {
    const { rows, affectedRows = 0 } = await pglite.query<Row>(sql, parameters);
    return { command: "UPDATE", rowCount: affectedRows, rows };
  },
  release,
});

/** PGlite has one connection: a mutex hands it out. */
export const pglitePool = (pglite: Opened): SqlPool => {
  const mutex = new Mutex();
  // Without these, each query would first copy all of PGlite's parsers.
  Object.assign(pglite.parsers, PARSERS);
  return {
    connect: async () => clientOf(pglite, await mutex.acquire()),
    end: () => pglite.close(),
  };
};

export const openPGlite = (pglite: Opened): Database => databaseOver(pglitePool(pglite));
