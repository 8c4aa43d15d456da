import type { PGlite } from "@electric-sql/pglite";
import type { Copies } from "#adapters/pglite/data-folder-copies.ts";
import type { Vacuum } from "#adapters/pglite/vacuum.ts";
import type { Log } from "#ports/log.ts";
import type { Ticker } from "#ports/ticker.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
/** How soon a new day is noticed. */
const LOOK_FOR_DAY_EVERY_MS = 10 * 60_000;

/** An erased person is in no file an hour later. */
const LOOK_FOR_ERASED_EVERY_MS = 60_000;

export interface Upkeep {
  /** Ends the upkeep, writes a last checkpoint and closes the database. */
  close(): Promise<void>;
}

interface Deps {
  readonly ticker: Ticker;
  readonly log: Log;
  /** A database that was just made holds nothing that a copy would save: it takes none at once. */
  readonly isNew?: boolean;
  readonly vacuum: Vacuum;
}

/** An open database has nobody who writes checkpoints, takes copies and vacuums: this does, from now on. Failures are logged. */
export const keepUp = (
  pglite: Pick<PGlite, "exec" | "close">,
  copies: Pick<Copies, "daily">,
  { ticker, log, vacuum, isNew = false }: Deps,
): Upkeep => {
  const logged = (work: () => Promise<unknown>) => () => {
    void work().catch((cause: unknown) => log.error(cause));
  };
  const forget = logged(vacuum.afterErasures);
  const takeDaily = logged(async () => {
    await vacuum.afterErasures();
    if ((await copies.daily()) !== null) await vacuum.all();
  });
  if (!isNew) takeDaily();
  const stops = [
    ticker.every(
      CHECKPOINT_EVERY_MS,
      logged(() => pglite.exec("checkpoint")),
    ),
    ticker.every(LOOK_FOR_DAY_EVERY_MS, takeDaily),
    ticker.every(LOOK_FOR_ERASED_EVERY_MS, forget),
  ];
  return {
    close: async () => {
      for (const stop of stops) stop();
      for (const last of [vacuum.afterErasures, () => pglite.exec("checkpoint")])
        await last().catch((cause: unknown) => log.error(cause));
      await pglite.close();
    },
  };
};
