import type { PGlite } from "@electric-sql/pglite";
import type { Copies } from "#adapters/pglite/data-folder-copies.ts";
import type { Log } from "#ports/log.ts";
import type { Ticker } from "#ports/ticker.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
/** How soon a new day is noticed. */
const LOOK_FOR_DAY_EVERY_MS = 10 * 60_000;

/** Without it queries are planned as if nobody knew how much there is. A small sample does, and takes a tenth of the time. */
const COUNT = "set default_statistics_target = 10; analyze";

export interface Upkeep {
  /** Ends the upkeep, writes a last checkpoint and closes the database. */
  close(): Promise<void>;
}

interface Given {
  readonly ticker: Ticker;
  readonly log: Log;
  /** A database that was just made holds nothing that a copy would save: it takes none at once. */
  readonly isNew?: boolean;
}

/** An open database has nobody who writes checkpoints, takes copies and counts its rows: this does, from now on. Failures are logged. */
export const keepUp = (
  pglite: Pick<PGlite, "exec" | "close">,
  copies: Pick<Copies, "daily">,
  { ticker, log, isNew = false }: Given,
): Upkeep => {
  const logged = (work: () => Promise<unknown>) => () => {
    void work().catch((cause: unknown) => log.error(cause));
  };
  const takeDaily = logged(async () => {
    if ((await copies.daily()) !== null) await pglite.exec(COUNT);
  });
  if (!isNew) takeDaily();
  const stops = [
    ticker.every(
      CHECKPOINT_EVERY_MS,
      logged(() => pglite.exec("checkpoint")),
    ),
    ticker.every(LOOK_FOR_DAY_EVERY_MS, takeDaily),
  ];
  return {
    close: async () => {
      for (const stop of stops) stop();
      await pglite.exec("checkpoint").catch((cause: unknown) => log.error(cause));
      await pglite.close();
    },
  };
};
