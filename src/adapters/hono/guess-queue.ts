/**
 * A bounded priority queue of password checks, one at a time: those who guess all the time don't keep out the
 * owner.
 */
import { type Guesser, guessers } from "#adapters/hono/guessers.ts";
import { MOST_GUESSES_WAITING } from "#adapters/hono/limits.ts";
import { Fault } from "#ports/fault.ts";

const RETRY_AFTER_S = 1;

const AT_ONCE_MS = 1_000;

interface QueuedGuess {
  readonly guesser: Guesser;
  start(): void;
  evict(): void;
}

export type GuessQueue = (address: string, check: () => Promise<boolean>) => Promise<boolean>;

const busy = () => new Fault("too-many-requests", undefined, { retryAfter: RETRY_AFTER_S });

const isBefore = ({ guesser: one }: QueuedGuess, { guesser: other }: QueuedGuess): boolean =>
  one.wrong === other.wrong ? one.since - other.since >= AT_ONCE_MS : one.wrong < other.wrong;

const firstOf = ([one, ...others]: readonly QueuedGuess[]): QueuedGuess | undefined =>
  one && others.reduce((first, entry) => (isBefore(entry, first) ? entry : first), one);

export const guessQueue = (now: () => number): GuessQueue => {
  const known = guessers(now);
  let checked: QueuedGuess | undefined;
  let waiting: readonly QueuedGuess[] = [];

  const startNext = (): void => {
    checked = firstOf(waiting);
    waiting = waiting.filter((entry) => entry !== checked);
    checked?.start();
  };

  const makeRoomFor = (entry: QueuedGuess): void => {
    const last = waiting.reduce((late, one) => (isBefore(one, late) ? late : one));
    if (!isBefore(entry, last)) throw busy();
    waiting = waiting.filter((one) => one !== last);
    last.evict();
  };

  const enter = (guesser: Guesser): Promise<void> =>
    new Promise((start, reject) => {
      const entry: QueuedGuess = { guesser, start, evict: () => reject(busy()) };
      if (waiting.length === MOST_GUESSES_WAITING - 1) makeRoomFor(entry);
      waiting = [...waiting, entry];
      if (!checked) startNext();
    });

  return async (address, check) => {
    const guesser = known.seen(address);
    if ([checked, ...waiting].some((entry) => entry?.guesser === guesser)) throw busy();
    await enter(guesser);
    try {
      const isRight = await check();
      guesser.guessed(isRight);
      return isRight;
    } finally {
      startNext();
    }
  };
};
