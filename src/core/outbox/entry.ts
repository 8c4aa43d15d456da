import { instantOf } from "#core/shared/day.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

/** An entry of the browser's outbox: what was pressed or entered here, and must outlast its page or a dead zone. */
export interface Entry<What> {
  readonly id: string;
  /** The instant of the press, by the clock of this device. */
  readonly at: string;
  readonly what: What;
  readonly sentAt?: string;
  /** The answer was lost. */
  readonly mayBeDone?: boolean;
  /** The refusal's kind: the entry stays until it is thrown away. */
  readonly refused?: string;
  /** Taken back here while the shop may have it: its undoing is sent, silently. */
  readonly isUndone?: boolean;
}

/** The entries of one kind, the oldest first. */
export type Queue<What> = readonly Entry<What>[];

type Change = <What>(entry: Entry<What>) => Entry<What>;

const isRefused = ({ refused }: Entry<unknown>): boolean => refused !== undefined;

export const waitingIn = <What>(queue: Queue<What>): Queue<What> =>
  queue.filter((entry) => !isRefused(entry) && !entry.isUndone);

export const refusedIn = <What>(queue: Queue<What>): Queue<What> => queue.filter(isRefused);

/** A lease: a page closed while it sent blocks the queue no longer. */
export const isBeingSent = ({ sentAt }: Entry<unknown>, now: string): boolean => {
  const since = (instantOf(now) ?? 0) - (instantOf(sentAt ?? "") ?? -Infinity);
  return Math.abs(since) < TIMEOUTS.queueLease;
};

/** Null while another page sends the oldest: later ones wait for it. */
export const nextToSend = <What>(queue: Queue<What>, now: string): Entry<What> | null => {
  const next = queue.find((entry) => !isRefused(entry));
  return next && !isBeingSent(next, now) ? next : null;
};

/** The shop may know of it, so it can't be taken back on this device alone. */
export const wasSent = ({ sentAt, mayBeDone }: Entry<unknown>): boolean =>
  sentAt !== undefined || mayBeDone === true;

export const mayBeAtShop = (entry: Entry<unknown>): boolean => !isRefused(entry) && wasSent(entry);

export const waitingAgain =
  (isLost: boolean): Change =>
  ({ sentAt: _over, ...entry }) => ({ ...entry, ...(isLost && { mayBeDone: true }) });

export const refusedFor =
  (kind: string): Change =>
  ({ sentAt: _over, ...entry }) => ({ ...entry, refused: kind });

export const undone: Change = ({ sentAt: _over, ...entry }) => ({ ...entry, isUndone: true });

export const triedAgain: Change = ({ refused: _over, ...entry }) => entry;
