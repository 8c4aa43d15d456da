import type { CommandContext } from "#core/command.ts";
import { isBeingSent, type Queue, triedAgain } from "#core/outbox/entry.ts";
import { type OutboxOf, type Sending, sendQueue } from "#core/outbox/send-queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface BeingSent {
  readonly kind: "being-sent";
}

type Records = VisitorRecords & CommandContext;

const addTo =
  <What>(outboxOf: OutboxOf<What>) =>
  (records: Records) =>
  async (what: What): Promise<Result<null, never>> => {
    await outboxOf(records).add({ id: records.newId, at: records.now, what });
    return accept(null);
  };

const throwAway =
  <What>(outboxOf: OutboxOf<What>) =>
  (records: Records) =>
  async (id: string): Promise<Result<null, BeingSent>> => {
    const outbox = outboxOf(records);
    const entry = await outbox.find(id);
    if (entry && isBeingSent(entry, records.now)) return refuse({ kind: "being-sent" });
    await outbox.remove(id);
    return accept(null);
  };

const tryAgain =
  <What>(outboxOf: OutboxOf<What>) =>
  (records: Records) =>
  async (id: string): Promise<Result<null, never>> => {
    const outbox = outboxOf(records);
    const entry = await outbox.find(id);
    if (entry) await outbox.replace(triedAgain(entry));
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
  const { command, outboxOf } = sending;
  return {
    list: () => outboxOf(records).all(),
    add: command(addTo(outboxOf)),
    throwAway: command(throwAway(outboxOf)),
    tryAgain: command(tryAgain(outboxOf)),
    sendAll: sendQueue(sending),
  };
};
