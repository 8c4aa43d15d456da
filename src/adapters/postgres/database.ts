import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import { faultOf } from "#adapters/postgres/fault-of.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storable } from "#adapters/postgres/values.ts";
import { isFault } from "#ports/fault.ts";

/** Queries throw Fault("shop-unreachable") and Fault("shop-full"). */
export interface Database {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

export interface SqlClient {
  query<Row>(sql: string, parameters: unknown[]): Promise<PostgresQueryResult<Row>>;
  release(isBroken: boolean): void;
}

export interface SqlPool {
  connect(): Promise<SqlClient>;
  end(): Promise<void>;
}

const safeNumber = (text: string): number => {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`A number of the database is too big to be exact: ${text}`);
  return number;
};

export const PARSERS: Readonly<Record<number, (text: string) => number>> = {
  20: safeNumber,
  1700: safeNumber,
};

const storableParameter = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(storable) : storable(value);

type Query = PostgresPoolClient["query"];

const guarded = (pool: SqlPool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw faultOf(error);
    });
    let isBroken = false;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(sql, parameters.map(storableParameter));
      } catch (error) {
        const fault = faultOf(error);
        isBroken ||= isFault(fault, "shop-unreachable");
        throw fault;
      }
    };
    return { query: query as Query, release: () => client.release(isBroken) };
  },
  end: async () => undefined,
});

export const databaseOver = (pool: SqlPool): Database => {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded(pool) }),
  });
  return {
    db,
    close: async () => {
      await db.destroy();
      await pool.end();
    },
  };
};
