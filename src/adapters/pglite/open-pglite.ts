import type { PGlite } from "@electric-sql/pglite";
import { oneAtATime } from "#adapters/node/one-at-a-time.ts";
import {
  type Database,
  databaseOver,
  PARSERS,
  type SqlClient,
  type SqlPool,
} from "#adapters/postgres/database.ts";

type Opened = Pick<PGlite, "query" | "close">;

const clientOf = (pglite: Opened, release: () => void): SqlClient => ({
  query: async <Row>(sql: string, parameters: unknown[]) => {
    const { rows, affectedRows = 0 } = await pglite.query<Row>(sql, parameters, {
      parsers: PARSERS,
    });
    return { command: "UPDATE", rowCount: affectedRows, rows };
  },
  release,
});

/** PGlite has one connection: a mutex hands it out. */
const poolOf = (pglite: Opened): SqlPool => {
  const inTurn = oneAtATime();
  return {
    connect: () =>
      new Promise((resolve) => {
        void inTurn(
          () => new Promise<void>((release) => resolve(clientOf(pglite, () => release()))),
        );
      }),
    end: () => pglite.close(),
  };
};

export const openPGlite = (pglite: Opened): Database => databaseOver(poolOf(pglite));
