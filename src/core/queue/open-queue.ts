import type { CommandContext } from "#core/command.ts";
import { isBeingSent, type Queue, triedAgain, without } from "#core/queue/queue.ts";
import { type QueueOf, type Sending, sendQueue } from "#core/queue/send-queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface BeingSent {
  readonly kind: "being-sent";
}

type Records = VisitorRecords & CommandContext;

export const addToQueue =
  <What>(queueOf: QueueOf<What>) =>
  (records: Records) =>
  async (what: What): Promise<Result<null, never>> => {
    const queue = queueOf(records);
    const entry = { id: records.newId, at: records.now, what };
    await queue.save([...(await queue.load()), entry]);
    return accept(null);
  };

export const throwAway =
  <What>(queueOf: QueueOf<What>) =>
  (records: Records) =>
  async (id: string): Promise<Result<null, BeingSent>> => {
    const queue = queueOf(records);
    const entries = await queue.load();
    const entry = entries.find((one) => one.id === id);
    if (entry && isBeingSent(entry, records.now)) return refuse({ kind: "being-sent" });
    await queue.save(without(entries, id));
    return accept(null);
  };

const tryAgain =
  <What>(queueOf: QueueOf<What>) =>
  (records: Records) =>
  async (id: string): Promise<Result<null, never>> => {
    const queue = queueOf(records);
    await queue.save(triedAgain(await queue.load(), id));
    return accept(null);
  };

export interface OpenQueue<What, Answer = unknown> {
  list(): Promise<Queue<What>>;
  add(what: What): Promise<Result<null, never>>;
  throwAway(id: string): Promise<Result<null, BeingSent>>;
  tryAgain(id: string): Promise<Result<null, never>>;
  /** Returns the shop's answer for each accepted entry. */
  sendAll(): Promise<readonly Answer[]>;
}

export const openQueue = <What, Answer>(
  sending: Sending<What, Answer>,
  records: VisitorRecords,
): OpenQueue<What, Answer> => {
  const { command, queueOf } = sending;
  return {
    list: () => queueOf(records).load(),
    add: command(addToQueue(queueOf)),
    throwAway: command(throwAway(queueOf)),
    tryAgain: command(tryAgain(queueOf)),
    sendAll: sendQueue(sending),
  };
};
