import { type Guesser, guessers } from "#adapters/hono/guessers.ts";
import { Fault } from "#ports/fault.ts";

/** How many may be in it, the one that is being checked among them. */
const MOST_WAITING = 4;
const RETRY_AFTER_S = 1;

/** Who came within so long of each other came at once. */
const AT_ONCE_MS = 1_000;

interface Place {
  readonly guesser: Guesser;
  letIn(): void;
  sendAway(): void;
}

/** Checks one guess at a time, or throws Fault("too-many-requests") at once. */
export type GuessQueue = (address: string, check: () => Promise<boolean>) => Promise<boolean>;

const busy = () => new Fault("too-many-requests", undefined, { retryAfter: RETRY_AFTER_S });

/** Whoever has guessed wrong less often comes first, then whoever hasn't been trying for as long. */
const isBefore = ({ guesser: one }: Place, { guesser: other }: Place): boolean =>
  one.wrong === other.wrong ? one.since - other.since >= AT_ONCE_MS : one.wrong < other.wrong;

const firstOf = ([one, ...others]: readonly Place[]): Place | undefined =>
  one && others.reduce((first, place) => (isBefore(place, first) ? place : first), one);

/**
 * A bounded priority queue: an address has one place at most, and where none is left, whoever comes first takes that
 * of whoever comes last. So many who try all the time don't keep out the one who tries now and then, nor the
 * address of which the last guess was right. `now` is in milliseconds.
 */
export const guessQueue = (now: () => number): GuessQueue => {
  const known = guessers(now);
  let checked: Place | undefined;
  let waiting: readonly Place[] = [];

  const letNextIn = (): void => {
    checked = firstOf(waiting);
    waiting = waiting.filter((place) => place !== checked);
    checked?.letIn();
  };

  const makeRoomFor = (place: Place): void => {
    const last = waiting.reduce((late, one) => (isBefore(one, late) ? late : one));
    if (!isBefore(place, last)) throw busy();
    waiting = waiting.filter((one) => one !== last);
    last.sendAway();
  };

  const enter = (guesser: Guesser): Promise<void> =>
    new Promise((letIn, reject) => {
      const place: Place = { guesser, letIn, sendAway: () => reject(busy()) };
      if (waiting.length === MOST_WAITING - 1) makeRoomFor(place);
      waiting = [...waiting, place];
      if (!checked) letNextIn();
    });

  return async (address, check) => {
    const guesser = known.seen(address);
    if ([checked, ...waiting].some((place) => place?.guesser === guesser)) throw busy();
    await enter(guesser);
    try {
      const isRight = await check();
      guesser.guessed(isRight);
      return isRight;
    } finally {
      letNextIn();
    }
  };
};
