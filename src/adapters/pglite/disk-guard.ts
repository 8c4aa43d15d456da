import type { PGlite } from "@electric-sql/pglite";

type Open = Pick<PGlite, "query" | "exec" | "close" | "parsers">;

interface Deps {
  freeBytes(): Promise<number>;
  /** The database has crashed: further queries may never settle. */
  onEnd(cause: unknown): void;
}

export const RESERVE_BYTES = 64_000_000;

export const LEAST_TO_OPEN_BYTES = 32_000_000;

const WRITES = /^\s*(?:insert|update)\b/i;

class DiskFull extends Error {
  readonly code = "53100";
}

const hasEnded = (error: unknown): boolean =>
  error instanceof Error && "severity" in error && error.severity === "PANIC";

/** PostgreSQL panics where it can't write its log, and PGlite then loops: refuses writes first. */
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
    parsers: pglite.parsers,
    query: async (sql, parameters, options) => {
      if (WRITES.test(sql) && (await freeBytes()) < RESERVE_BYTES)
        throw new DiskFull("Less is free on the disk than a command may take.");
      return watched(pglite.query(sql, parameters, options));
    },
    exec: (sql, options) => watched(pglite.exec(sql, options)),
    close: () => pglite.close(),
  };
};
