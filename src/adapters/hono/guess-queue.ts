/** A bounded priority queue of password checks, one at a time: guessers don't block the owner. */
import { type Guesser, type Guessing, guessers, isBefore } from "#adapters/hono/guessers.ts";
import { MOST_GUESSES_OF_NETWORKS, MOST_GUESSES_WAITING } from "#adapters/hono/limits.ts";
import { Fault } from "#ports/fault.ts";

const RETRY_AFTER_S = 1;

interface QueuedGuess {
  readonly guesser: Guesser;
  start(): void;
  evict(): void;
}

export type GuessQueue = (who: Guessing, check: () => Promise<boolean>) => Promise<boolean>;

const busy = () => new Fault("too-many-requests", undefined, { retryAfter: RETRY_AFTER_S });

const isEarlier = (one: QueuedGuess, other: QueuedGuess): boolean =>
  isBefore(one.guesser, other.guesser);

const firstOf = ([one, ...others]: readonly QueuedGuess[]): QueuedGuess | undefined =>
  one && others.reduce((first, entry) => (isEarlier(entry, first) ? entry : first), one);

const lastOf = ([one, ...others]: readonly QueuedGuess[]): QueuedGuess | undefined =>
  one && others.reduce((last, entry) => (isEarlier(entry, last) ? last : entry), one);

const isSame = (one: Guesser, other: Guesser): boolean =>
  one.address === other.address || (one.browser !== null && one.browser === other.browser);

export const guessQueue = (now: () => number): GuessQueue => {
  const known = guessers(now);
  let checked: QueuedGuess | undefined;
  let waiting: readonly QueuedGuess[] = [];

  const startNext = (): void => {
    checked = firstOf(waiting);
    waiting = waiting.filter((entry) => entry !== checked);
    checked?.start();
  };

  const makeRoom = (entry: QueuedGuess, among: readonly QueuedGuess[]): void => {
    const last = lastOf(among);
    if (!last || !isEarlier(entry, last)) throw busy();
    waiting = waiting.filter((one) => one !== last);
    last.evict();
  };

  const keepToShares = (entry: QueuedGuess): void => {
    for (const [width, network] of entry.guesser.networks.entries()) {
      const isIn = (one: QueuedGuess): boolean => one.guesser.networks[width] === network;
      const there = [checked, ...waiting].filter((one) => one !== undefined && isIn(one));
      if (there.length >= (MOST_GUESSES_OF_NETWORKS[width] ?? 0))
        makeRoom(entry, waiting.filter(isIn));
    }
  };

  const enter = (guesser: Guesser): Promise<void> =>
    new Promise((start, reject) => {
      const entry: QueuedGuess = { guesser, start, evict: () => reject(busy()) };
      keepToShares(entry);
      if (waiting.length === MOST_GUESSES_WAITING - 1) makeRoom(entry, waiting);
      waiting = [...waiting, entry];
      if (!checked) startNext();
    });

  return async (who, check) => {
    const guesser = known.seen(who);
    if ([checked, ...waiting].some((entry) => entry && isSame(entry.guesser, guesser)))
      throw busy();
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
