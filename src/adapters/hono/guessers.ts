/** An LRU map of the addresses that guessed the password within a minute, in this process. */
const FORGOTTEN_AFTER_MS = 60_000;
const MOST_KNOWN = 10_000;

/** Ranks before those who have never guessed wrong. */
const RIGHT = -1;

export interface Guesser {
  readonly since: number;
  readonly wrong: number;
  guessed(isRight: boolean): void;
}

interface Known {
  readonly guesser: Guesser;
  readonly at: number;
}

const aGuesser = (since: number): Guesser => {
  let wrong = 0;
  return {
    since,
    get wrong() {
      return wrong;
    },
    guessed: (isRight) => {
      wrong = isRight ? RIGHT : Math.max(0, wrong) + 1;
    },
  };
};

export const guessers = (now: () => number) => {
  const known = new Map<string, Known>();

  const isOver = ({ guesser, at }: Known): boolean =>
    guesser.wrong !== RIGHT && now() - at >= FORGOTTEN_AFTER_MS;

  return {
    seen: (address: string): Guesser => {
      const before = known.get(address);
      const guesser = before && !isOver(before) ? before.guesser : aGuesser(now());
      known.delete(address);
      known.set(address, { guesser, at: now() });
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return guesser;
    },
  };
};
