import type { CommandContext, Commands } from "#core/command.ts";
import {
  beingSent,
  nextToSend,
  type Queue,
  refusedFor,
  type Waiting,
  waitingAgain,
  without,
} from "#core/queue/queue.ts";
import type { Result } from "#core/shared/result.ts";
import { isFault, isInDoubt } from "#ports/fault.ts";
import type { Log } from "#ports/log.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { Singleton } from "#ports/singleton.ts";

export type QueueOf<What> = (records: VisitorRecords) => Singleton<Queue<What>>;

export interface Sending<What, Answer = unknown> {
  readonly queueOf: QueueOf<What>;
  readonly command: Commands<VisitorRecords>;
  readonly log: Log;
  /** Must be idempotent: after a lost answer an entry is sent again. */
  send(entry: Waiting<What>): Promise<Result<Answer, { readonly kind: string }>>;
  /** Runs in the unit of work that removes an accepted entry. */
  readonly taken?: (records: VisitorRecords) => (entry: Waiting<What>) => Promise<void>;
}

/** A bug kept the entry from being sent, and would again. */
export const SENDING_FAILED = "sending-failed";

type Outcome<Answer> =
  | { readonly kind: "taken"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly why: string }
  /** No network or session, or a shop that is busy or fails: later entries wait. */
  | { readonly kind: "later"; readonly isLost: boolean };

type Records = VisitorRecords & CommandContext;

const takeNext =
  <What>(queueOf: QueueOf<What>) =>
  (records: Records) =>
  async (): Promise<Waiting<What> | null> => {
    const queue = queueOf(records);
    const entries = await queue.load();
    const next = nextToSend(entries, records.now);
    if (next) await queue.save(beingSent(entries, next.id, records.now));
    return next;
  };

const settle =
  <What>({ queueOf, taken }: Sending<What>) =>
  (records: Records) =>
  async (entry: Waiting<What>, outcome: Outcome<unknown>): Promise<void> => {
    const queue = queueOf(records);
    const entries = await queue.load();
    if (outcome.kind === "later")
      return queue.save(waitingAgain(entries, entry.id, outcome.isLost));
    if (outcome.kind === "refused") return queue.save(refusedFor(entries, entry.id, outcome.why));
    await queue.save(without(entries, entry.id));
    await taken?.(records)(entry);
  };

const outcomeOf = async <What, Answer>(
  { send, log }: Pick<Sending<What, Answer>, "send" | "log">,
  entry: Waiting<What>,
): Promise<Outcome<Answer>> => {
  try {
    const answer = await send(entry);
    return answer.ok
      ? { kind: "taken", answer: answer.value }
      : { kind: "refused", why: answer.refusal.kind };
  } catch (fault) {
    if (!isFault(fault)) {
      log.error(fault, SENDING_FAILED);
      return { kind: "refused", why: SENDING_FAILED };
    }
    return fault.code === "refused-by-shop"
      ? { kind: "refused", why: fault.code }
      : { kind: "later", isLost: isInDoubt(fault) };
  }
};

/**
 * Oldest first, each by one page alone: taken in a unit of work, sent outside, settled in another. Returns the shop's
 * answer for each accepted entry.
 */
export const sendQueue = <What, Answer>(sending: Sending<What, Answer>) => {
  const take = sending.command(takeNext(sending.queueOf));
  const finish = sending.command(settle(sending));
  return async (): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for (let entry = await take(); entry; entry = await take()) {
      const outcome = await outcomeOf(sending, entry);
      await finish(entry, outcome);
      if (outcome.kind === "later") break;
      if (outcome.kind === "taken") answers.push(outcome.answer);
    }
    return answers;
  };
};
