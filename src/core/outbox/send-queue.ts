import type { CommandContext, Commands } from "#core/command.ts";
import { type Entry, nextToSend, refusedFor, waitingAgain } from "#core/outbox/entry.ts";
import type { Result } from "#core/shared/result.ts";
import { isFault, isInDoubt } from "#ports/fault.ts";
import type { Log } from "#ports/log.ts";
import type { Outbox } from "#ports/outbox.ts";
import type { VisitorRecords } from "#ports/records.ts";

export type OutboxOf<What> = (records: VisitorRecords) => Outbox<What>;

export interface Sending<What, Answer = unknown> {
  readonly outboxOf: OutboxOf<What>;
  readonly command: Commands<VisitorRecords>;
  readonly log: Log;
  /** Must be idempotent: after a lost answer an entry is sent again. */
  send(entry: Entry<What>): Promise<Result<Answer, { readonly kind: string }>>;
  /** Runs in the unit of work that removes an accepted entry. */
  readonly taken?: (records: VisitorRecords) => (entry: Entry<What>) => Promise<void>;
}

/** A bug kept the entry from being sent or settled, and would again. */
export const SENDING_FAILED = "sending-failed";

type Outcome<Answer> =
  | { readonly kind: "taken"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly why: string }
  /** No network or session, or a shop that is busy or fails: later entries wait. */
  | { readonly kind: "later"; readonly isLost: boolean };

type Records = VisitorRecords & CommandContext;

const takeNext =
  <What>(outboxOf: OutboxOf<What>) =>
  (records: Records) =>
  async (): Promise<Entry<What> | null> => {
    const outbox = outboxOf(records);
    const next = nextToSend(await outbox.all(), records.now);
    if (next) await outbox.replace({ ...next, sentAt: records.now });
    return next;
  };

const settle =
  <What>({ outboxOf, taken }: Sending<What>) =>
  (records: Records) =>
  async (sent: Entry<What>, outcome: Outcome<unknown>): Promise<void> => {
    const outbox = outboxOf(records);
    if (outcome.kind === "taken") {
      await outbox.remove(sent.id);
      await taken?.(records)(sent);
      return;
    }
    const after = outcome.kind === "later" ? waitingAgain(outcome.isLost) : refusedFor(outcome.why);
    const entry = await outbox.find(sent.id);
    if (entry) await outbox.replace(after(entry));
  };

const outcomeOf = async <What, Answer>(
  { send, log }: Pick<Sending<What, Answer>, "send" | "log">,
  entry: Entry<What>,
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

/** Oldest first, each by one page alone: taken in a unit of work, sent outside, settled in another. */
export const sendQueue = <What, Answer>(sending: Sending<What, Answer>) => {
  const take = sending.command(takeNext(sending.outboxOf));
  const store = sending.command(settle(sending));
  const finish = async (entry: Entry<What>, outcome: Outcome<Answer>): Promise<void> => {
    try {
      await store(entry, outcome);
    } catch (bug) {
      if (isFault(bug)) throw bug;
      sending.log.error(bug, SENDING_FAILED);
      await store(entry, { kind: "refused", why: SENDING_FAILED });
    }
  };
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
