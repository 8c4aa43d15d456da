import type { ReadAnswer } from "#adapters/hono/answer-read.ts";
import { readAnswer } from "#adapters/hono/answer-read.ts";
import { type Moment, topicCache } from "#adapters/hono/topic-cache.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

type Input = readonly unknown[];

/** A read that may be heavy, and is the same for everybody. */
interface KeptRead {
  readonly reads: readonly ShopTopic[];
  /** What is asked in the place of any input: there is no end of them. */
  readonly instead?: Input;
  /** Whether nothing is answered, where something was asked in its place. */
  isNothing?(input: Input, value: unknown): boolean;
}

const NEVER_SEEN = 0;

const KEPT: Readonly<Record<string, KeptRead>> = {
  getPost: { reads: ["posts"] },
  listPosts: { reads: ["posts"] },
  getShownSplash: {
    reads: ["splash"],
    instead: [NEVER_SEEN],
    isNothing: ([seen], value) => (value as { version?: number } | null)?.version === seen,
  },
};

const MOST_BYTES = 32_000_000;
/** What is asked for again and again is cheap where it is light: keeping it would only push out what is heavy. */
const LIGHT_BYTES = 10_000;
/** The text, and what was read of it. */
const TIMES_KEPT = 3;

const NOTHING = readAnswer('{"value":null}');

interface Kept extends ReadAnswer {
  readonly value: unknown;
}

/** Answers of reads that weigh much, each made once for all who ask until what it shows changes. */
export const keptReads = (moment: () => Promise<Moment>) => {
  const cache = topicCache<Kept>({ mostBytes: MOST_BYTES, moment });

  return async (
    name: string,
    input: Input,
    run: (input: Input) => Promise<string>,
  ): Promise<ReadAnswer> => {
    const kept = KEPT[name];
    if (!kept) return readAnswer(await run(input));
    const { reads, instead = input, isNothing } = kept;
    const known = await cache(`${name} ${JSON.stringify(instead)}`, async () => {
      const json = await run(instead);
      const answer = readAnswer(json);
      const isLight = answer.body.byteLength < LIGHT_BYTES;
      const { value } = isNothing ? (JSON.parse(json) as { value: unknown }) : { value: null };
      const bytes = answer.body.byteLength * (isNothing ? TIMES_KEPT : 1);
      return { value: { ...answer, value }, bytes, reads: isLight ? null : reads };
    });
    return isNothing?.(input, known.value) ? NOTHING : known;
  };
};
