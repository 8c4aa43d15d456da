import type { PGlite } from "@electric-sql/pglite";

type Open = Pick<PGlite, "query" | "exec" | "close">;

interface Deps {
  freeBytes(): Promise<number>;
  /** Called at once when the database has ended by itself: whatever it is asked next may never end. */
  onEnd(cause: unknown): void;
}

/** Enough for the largest command, and for the log that it is written to first. */
export const RESERVE_BYTES = 64_000_000;

/** In this much a database can be opened, if not written to. */
export const LEAST_TO_OPEN_BYTES = 32_000_000;

const WRITES = /^\s*(?:insert|update)\b/i;

/** As PostgreSQL itself says it. */
class DiskFull extends Error {
  readonly code = "53100";
}

const hasEnded = (error: unknown): boolean =>
  error instanceof Error && "severity" in error && error.severity === "PANIC";

/**
 * An open database that takes no more than the disk can hold: PostgreSQL ends where it can't write its log,
 * and the embedded one goes on in circles then. What only reads or removes goes on.
 */
export const guardDisk = (pglite: Open, { freeBytes, onEnd }: Deps): Open => {
  const watched = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (hasEnded(error)) onEnd(error);
      throw error;
    }
  };
  return {
    query: async (sql, parameters, options) => {
      if (WRITES.test(sql) && (await freeBytes()) < RESERVE_BYTES)
        throw new DiskFull("Less is free on the disk than a command may take.");
      return watched(pglite.query(sql, parameters, options));
    },
    exec: (sql, options) => watched(pglite.exec(sql, options)),
    close: () => pglite.close(),
  };
};
