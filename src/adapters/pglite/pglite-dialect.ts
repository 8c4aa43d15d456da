import type { PGlite } from "@electric-sql/pglite";
import { PARSERS, type SqlPool } from "#adapters/postgres/database.ts";

/** Hands a single thing to one after the other, in the order in which they asked. */
const oneAtATime = (): (() => Promise<() => void>) => {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let leave: () => void = () => undefined;
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  };
};

/** An embedded PostgreSQL's one connection: who asks for it waits until whoever has it gives it back. */
export const pglitePool = (pglite: Pick<PGlite, "query" | "close">): SqlPool => {
  const takeTurn = oneAtATime();
  return {
    connect: async () => {
      const leave = await takeTurn();
      return {
        query: async <Row>(sql: string, parameters: unknown[]) => {
          const { rows, affectedRows = 0 } = await pglite.query<Row>(sql, parameters, {
            parsers: PARSERS,
          });
          return { command: "UPDATE", rowCount: affectedRows, rows };
        },
        release: leave,
      };
    },
    end: () => pglite.close(),
  };
};
