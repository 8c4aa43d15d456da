import pg from "pg";
import { type Database, databaseOver, PARSERS, type SqlPool } from "#adapters/postgres/database.ts";

const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

/** Longer than the server lets a statement run. */
const SILENCE_MS = 15_000;

const getTypeParser = ((id: number, format?: "text") =>
  PARSERS[id] ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;

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
  // An idle connection without a listener would end the process.
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

export const openPostgres = (url: string): Database => databaseOver(postgresPool(url));
