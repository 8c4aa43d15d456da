import type { PGlite } from "@electric-sql/pglite";
import type { Copies } from "#adapters/pglite/data-folder-copies.ts";
import type { Vacuum } from "#adapters/pglite/vacuum.ts";
import type { Log } from "#ports/log.ts";
import type { Ticker } from "#ports/ticker.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const LOOK_FOR_DAY_EVERY_MS = 10 * 60_000;

const LOOK_FOR_ERASED_EVERY_MS = 60_000;

export interface Upkeep {
  close(): Promise<void>;
}

interface Deps {
  readonly ticker: Ticker;
  readonly log: Log;
  readonly isNew?: boolean;
  readonly vacuum: Vacuum;
}

/** The background work of a PostgreSQL server: checkpoints, vacuum, and daily copies. */
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
