import pg from "pg";
import { type Database, databaseOver, PARSERS, type SqlPool } from "#adapters/postgres/database.ts";

const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

/** After this a connection that says nothing is given up: the server itself would have ended the statement. */
const SILENCE_MS = 15_000;

const getTypeParser = ((id: number, format?: "text") =>
  PARSERS[id] ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;

/** Connections to a PostgreSQL at an address such as "postgres://farm@localhost/eggs". */
export const postgresPool = (url: string): SqlPool => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: SILENCE_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Whoever uses a connection hears of its end; without a listener one that is idle ends the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (sql, parameters) => client.query(sql, parameters) as never,
        release: (isBroken) => client.release(isBroken),
      };
    },
    end: () => pool.end(),
  };
};

/** A PostgreSQL at an address such as "postgres://farm@localhost/eggs". */
export const openPostgres = (url: string): Database => databaseOver(postgresPool(url));
