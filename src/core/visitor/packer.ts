import { type ParcelTick, withTick } from "#core/along/parcel-tick.ts";
import { sendTick } from "#core/along/send-tick.ts";
import {
  forgetTakenAlong,
  getTakenAlong,
  readAlongAgain,
  takeAlong,
} from "#core/along/take-along.ts";
import { tickAlong } from "#core/along/tick-along.ts";
import { inUnitOfWork } from "#core/command.ts";
import { waitingIn } from "#core/outbox/entry.ts";
import { type OpenQueue, openQueue } from "#core/outbox/open-queue.ts";
import type { Sending } from "#core/outbox/send-queue.ts";
import { getPrinted, notePrinted } from "#core/packing/note-printed.ts";
import { chooseLabelKind, getLabelKind } from "#core/preferences/label-kind.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { VisitorPorts } from "#ports/ports.ts";

export const createPacker = (ports: VisitorPorts, { office }: Shop) => {
  const command = inUnitOfWork(ports);
  const deps = { ...ports.store.records, ...ports, office, command };
  return {
    takeAlong: takeAlong(deps),
    keepPage: (): Promise<boolean> => ports.shell.keep(),
    getTakenAlong: getTakenAlong(deps),
    forgetTakenAlong: command(forgetTakenAlong),
    tickAlong: command(tickAlong),
    getPrinted: getPrinted(deps),
    notePrinted: command(notePrinted),
    getLabelKind: getLabelKind(deps),
    chooseLabelKind: command(chooseLabelKind),
  };
};

export type Packer = ReturnType<typeof createPacker>;

export const createTickQueue = (ports: VisitorPorts, { office }: Shop): OpenQueue<ParcelTick> => {
  const command = inUnitOfWork(ports);
  const { records } = ports.store;
  const sending: Sending<ParcelTick> = {
    command,
    log: ports.log,
    outboxOf: ({ tickQueue }) => tickQueue,
    send: ({ what, at }) => sendTick(office, what, at),
    taken:
      ({ takenAlong }) =>
      async ({ what }) => {
        const along = await takenAlong.load();
        if (along) await takenAlong.save(withTick(along, what));
      },
  };
  const queue = openQueue(sending, records);
  const readAgain = readAlongAgain({ ...records, office, command });
  return {
    ...queue,
    sendAll: async () => {
      const answers = await queue.sendAll();
      if (waitingIn(await queue.list()).length === 0) await readAgain();
      return answers;
    },
  };
};
