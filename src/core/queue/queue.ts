/** Store and forward: what is entered without a network waits on this device, and is sent in its order. */
import { instantOf } from "#core/shared/day.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

export interface Waiting<What> {
  readonly id: string;
  /** When it was entered: ISO 8601, UTC. */
  readonly at: string;
  readonly what: What;
  /** Since when a page has been sending it. */
  readonly sentAt?: string;
  /** It was sent, and the answer was lost. */
  readonly mayBeDone?: boolean;
  /** The kind of the refusal of an entry that the shop has refused: it stays until somebody throws it away. */
  readonly refused?: string;
  /** It was taken back here while the shop may have it: what is sent is its undoing, and nobody is told that it waits. */
  readonly isUndone?: boolean;
}

/** The oldest first. */
export type Queue<What> = readonly Waiting<What>[];

const isRefused = <What>({ refused }: Waiting<What>): boolean => refused !== undefined;

export const waitingIn = <What>(queue: Queue<What>): Queue<What> =>
  queue.filter((entry) => !isRefused(entry) && !entry.isUndone);

export const refusedIn = <What>(queue: Queue<What>): Queue<What> => queue.filter(isRefused);

/** A lease: a page that was closed while it sent holds nothing up for longer. */
export const isBeingSent = <What>({ sentAt }: Waiting<What>, now: string): boolean => {
  const since = (instantOf(now) ?? 0) - (instantOf(sentAt ?? "") ?? -Infinity);
  return Math.abs(since) < TIMEOUTS.queueLease;
};

/** Null while there is none, or while another page sends it: what comes after waits for it. */
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

/** Whether the shop may know of it already, so that it can't be taken back on this device alone. */
export const wasSent = <What>({ sentAt, mayBeDone }: Waiting<What>): boolean =>
  sentAt !== undefined || mayBeDone === true;

export const mayBeAtShop = <What>(entry: Waiting<What>): boolean =>
  !isRefused(entry) && wasSent(entry);

export const undone = <What>(queue: Queue<What>, id: string): Queue<What> =>
  changed(queue, id, ({ sentAt: _over, ...entry }) => ({ ...entry, isUndone: true }));

/** Tried once more, in its old place. */
export const triedAgain = <What>(queue: Queue<What>, id: string): Queue<What> =>
  changed(queue, id, ({ refused: _over, ...entry }) => entry);

export const refusedFor = <What>(queue: Queue<What>, id: string, kind: string): Queue<What> =>
  changed(queue, id, ({ sentAt: _over, ...entry }) => ({ ...entry, refused: kind }));
