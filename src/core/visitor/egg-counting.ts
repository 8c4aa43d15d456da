import { inUnitOfWork } from "#core/command.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import { forgetOwnCounts, noteFlock } from "#core/counting/keep-own-counts.ts";
import { logAtOnce } from "#core/counting/log-at-once.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import { saveCount } from "#core/counting/save-count.ts";
import { undoCount } from "#core/counting/undo-count.ts";
import { isFlockId } from "#core/flocks/flock.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import { type Entry, isBeingSent, mayBeAtShop } from "#core/outbox/entry.ts";
import { type OpenQueue, openQueue } from "#core/outbox/open-queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { VisitorPorts } from "#ports/ports.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Answer = Result<Rebooked, { readonly kind: string }>;

export const createCountQueue = (
  ports: VisitorPorts,
  { office }: Shop,
): OpenQueue<CountToSend, Rebooked> => {
  const send = async ({ id, at, what, isUndone }: Entry<CountToSend>): Promise<Answer> => {
    // A later version has more flocks.
    if (!isFlockId(what.flock)) return refuse({ kind: "unknown-flock" });
    if (isUndone) return office.deleteEggs({ flock: what.flock, id });
    const logged = await office.logCount({ ...what, id, at });
    return logged.ok ? accept({}) : logged;
  };
  const outboxOf = ({ countQueue }: VisitorRecords) => countQueue;
  const { records } = ports.store;
  const queue = openQueue(
    { command: inUnitOfWork(ports), log: ports.log, outboxOf, send },
    records,
  );
  return {
    ...queue,
    /** A sent count is deleted at the shop first, so that offline it stays here. */
    throwAway: async (id) => {
      const entry = (await queue.list()).find((one) => one.id === id);
      if (entry && mayBeAtShop(entry) && !isBeingSent(entry, ports.clock.now()))
        await send({ ...entry, isUndone: true });
      return queue.throwAway(id);
    },
  };
};

export const createEggCounting = (ports: VisitorPorts, shop: Shop) => {
  const command = inUnitOfWork(ports);
  const { ownCounts } = ports.store.records;
  const { office } = shop;
  const queue = createCountQueue(ports, shop);
  return {
    getOwnCounts: (): Promise<OwnCounts> => ownCounts.load(),
    noteFlock: command(noteFlock),
    forgetOwnCounts: command(forgetOwnCounts),
    saveCount: saveCount({ command, queue }),
    logAtOnce: logAtOnce({ command, office, ids: ports.ids }),
    keepPage: (): Promise<boolean> => ports.shell.keep(),
    undoCount: undoCount({ command, office, queue }),
  };
};

export type EggCounter = ReturnType<typeof createEggCounting>;
