/** Store and forward: what is entered offline waits on this device, and is sent in order. */
import { instantOf } from "#core/shared/day.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

export interface Waiting<What> {
  readonly id: string;
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

export type Queue<What> = readonly Waiting<What>[];

const isRefused = <What>({ refused }: Waiting<What>): boolean => refused !== undefined;

export const waitingIn = <What>(queue: Queue<What>): Queue<What> =>
  queue.filter((entry) => !isRefused(entry) && !entry.isUndone);

export const refusedIn = <What>(queue: Queue<What>): Queue<What> => queue.filter(isRefused);

/** A lease: a page closed while it sent blocks the queue no longer. */
export const isBeingSent = <What>({ sentAt }: Waiting<What>, now: string): boolean => {
  const since = (instantOf(now) ?? 0) - (instantOf(sentAt ?? "") ?? -Infinity);
  return Math.abs(since) < TIMEOUTS.queueLease;
};

/** Null while another page sends the oldest: later ones wait for it. */
export const nextToSend = <What>(queue: Queue<What>, now: string): Waiting<What> | null => {
  const next = queue.find((entry) => !isRefused(entry));
  return next && !isBeingSent(next, now) ? next : null;
};

export const without = <What>(queue: Queue<What>, id: string): Queue<What> =>
  queue.filter((entry) => entry.id !== id);

const changed = <What>(
  queue: Queue<What>,
  id: string,
  change: (entry: Waiting<What>) => Waiting<What>,
): Queue<What> => queue.map((entry) => (entry.id === id ? change(entry) : entry));

export const beingSent = <What>(queue: Queue<What>, id: string, now: string): Queue<What> =>
  changed(queue, id, (entry) => ({ ...entry, sentAt: now }));

export const waitingAgain = <What>(queue: Queue<What>, id: string, isLost: boolean): Queue<What> =>
  changed(queue, id, ({ sentAt: _over, ...entry }) => ({
    ...entry,
    ...(isLost && { mayBeDone: true }),
  }));

/** The shop may know of it, so it can't be taken back on this device alone. */
export const wasSent = <What>({ sentAt, mayBeDone }: Waiting<What>): boolean =>
  sentAt !== undefined || mayBeDone === true;

export const mayBeAtShop = <What>(entry: Waiting<What>): boolean =>
  !isRefused(entry) && wasSent(entry);

export const undone = <What>(queue: Queue<What>, id: string): Queue<What> =>
  changed(queue, id, ({ sentAt: _over, ...entry }) => ({ ...entry, isUndone: true }));

export const triedAgain = <What>(queue: Queue<What>, id: string): Queue<What> =>
  changed(queue, id, ({ refused: _over, ...entry }) => entry);

export const refusedFor = <What>(queue: Queue<What>, id: string, kind: string): Queue<What> =>
  changed(queue, id, ({ sentAt: _over, ...entry }) => ({ ...entry, refused: kind }));
