/** Who hasn't tried for so long counts as somebody new. */
const FORGOTTEN_AFTER_MS = 60_000;
const MOST_KNOWN = 10_000;

/** Before those who have never guessed wrong. */
const RIGHT = -1;

/** An address that has tried to guess the password lately. */
export interface Guesser {
  /** When it began, in milliseconds. */
  readonly since: number;
  /** How many guesses were wrong; less than none where the last one was right. */
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

/** Who has tried lately, in this process: of very many those who tried last. */
export const guessers = (now: () => number) => {
  const known = new Map<string, Known>();

  const isOver = ({ guesser, at }: Known): boolean =>
    guesser.wrong !== RIGHT && now() - at >= FORGOTTEN_AFTER_MS;

  return {
    /** Whoever this is tries again. */
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
