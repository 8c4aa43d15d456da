/** A cache of the heavy queries that are the same for all callers. */
import type { ReadAnswer } from "#adapters/hono/answer-read.ts";
import { readAnswer } from "#adapters/hono/answer-read.ts";
import { type Moment, topicCache } from "#adapters/hono/topic-cache.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

type Input = readonly unknown[];

interface KeptRead {
  readonly reads: readonly ShopTopic[];
  readonly instead?: Input;
  isNothing?(input: Input, value: unknown): boolean;
}

const NEVER_SEEN = 0;

const KEPT: Readonly<Record<string, KeptRead>> = {
  getPost: { reads: ["posts", "profile"] },
  listPosts: { reads: ["posts", "profile"] },
  getShownSplash: {
    reads: ["splash"],
    instead: [NEVER_SEEN],
    isNothing: ([seen], value) => (value as { version?: number } | null)?.version === seen,
  },
};

const MOST_BYTES = 32_000_000;
const LIGHT_BYTES = 10_000;
const TIMES_KEPT = 3;

const NOTHING = readAnswer('{"value":null}');

interface Kept extends ReadAnswer {
  readonly value: unknown;
}

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
