/** An LRU map of this process's guessers in the last minute: by address, network and browser. */
import { networksAround } from "#adapters/hono/caller-address.ts";
import { WRONG_PASSWORDS } from "#adapters/hono/limits.ts";

const FORGOTTEN_AFTER_MS = 60_000;
const MOST_KNOWN = 30_000;

const RIGHT = -1;

const AT_ONCE_MS = 1_000;

export interface Guessing {
  readonly address: string;
  readonly browser: string | null;
}

interface Tally {
  readonly since: number;
  wrong: number;
}

export interface Guesser {
  readonly address: Tally;
  readonly networks: readonly Tally[];
  readonly browser: Tally | null;
  guessed(isRight: boolean): void;
}

const isTrusted = ({ browser }: Guesser): boolean =>
  browser !== null && browser.wrong < WRONG_PASSWORDS.waitFrom;

const wrongsOf = ({ address, networks }: Guesser): readonly number[] =>
  [...networks, address].map(({ wrong }) => (address.wrong === RIGHT ? RIGHT : wrong));

export const isBefore = (one: Guesser, other: Guesser): boolean => {
  if (isTrusted(one) !== isTrusted(other)) return isTrusted(one);
  const [ones, others] = [wrongsOf(one), wrongsOf(other)];
  const differing = ones.findIndex((wrong, at) => wrong !== others[at]);
  return differing < 0
    ? one.address.since - other.address.since >= AT_ONCE_MS
    : (ones[differing] ?? 0) < (others[differing] ?? 0);
};

const noteGuess = (tally: Tally, isRight: boolean): void => {
  tally.wrong = isRight ? RIGHT : Math.max(0, tally.wrong) + 1;
};

export const guessers = (now: () => number) => {
  const known = new Map<string, { readonly tally: Tally; readonly at: number }>();

  const tallyOf = (key: string): Tally => {
    const before = known.get(key);
    const isOver =
      !before || (before.tally.wrong !== RIGHT && now() - before.at >= FORGOTTEN_AFTER_MS);
    const tally = isOver ? { since: now(), wrong: 0 } : before.tally;
    known.delete(key);
    known.set(key, { tally, at: now() });
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return tally;
  };

  return {
    seen: ({ address: from, browser: id }: Guessing): Guesser => {
      const address = tallyOf(from);
      const networks = networksAround(from).map(tallyOf);
      const browser = id === null ? null : tallyOf(`browser ${id}`);
      return {
        address,
        networks,
        browser,
        guessed: (isRight) => {
          noteGuess(address, isRight);
          if (browser) noteGuess(browser, isRight);
          for (const network of isRight ? [] : networks) noteGuess(network, false);
        },
      };
    },
  };
};
