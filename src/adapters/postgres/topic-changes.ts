import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { type TopicVersions, topicVersions } from "#adapters/postgres/topics.ts";
import { type ChangeFeed, SHOP_TOPICS, type ShopTopic } from "#ports/change-feed.ts";
import type { Ticker } from "#ports/ticker.ts";

type Touched = readonly (readonly [ShopTopic, number])[];

interface TopicChanges extends ChangeFeed<ShopTopic> {
  /** These versions are this store's own doing: they are told to nobody. */
  own(touched: Touched): void;
  /** They came to nothing. */
  disown(touched: Touched): void;
}

const keyOf = ([topic, version]: Touched[number]): string => `${topic} ${version}`;

/** One call at a time; those that come meanwhile share the next. */
const oneAfterAnother = (call: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      running = call();
      return running;
    });
    return next;
  };
};

/** Looks at the versions of the topics every `pollEvery` milliseconds while somebody listens. */
export const topicChanges = (
  db: Kysely<Tables>,
  ticker: Ticker,
  pollEvery: number,
): TopicChanges => {
  const listeners = new Set<(topic: ShopTopic) => void>();
  const mine = new Set<string>();
  let known: TopicVersions | null = null;
  let stop: () => void = () => undefined;

  const isElsewhere = (topic: ShopTopic, from: number, to: number): boolean => {
    let isOthers = false;
    for (let version = from + 1; version <= to; version += 1)
      isOthers = !mine.delete(keyOf([topic, version])) || isOthers;
    return isOthers;
  };

  const tell = (before: TopicVersions, now: TopicVersions): void => {
    const changed = SHOP_TOPICS.filter((topic) => isElsewhere(topic, before[topic], now[topic]));
    for (const listener of listeners) for (const topic of changed) listener(topic);
  };

  const look = oneAfterAnother(async () => {
    // Ignored: while the database doesn't answer nothing is, and the versions tell it afterwards.
    const now = await topicVersions(db).catch(() => null);
    if (now === null || listeners.size === 0) return;
    const before = known ?? now;
    known = now;
    tell(before, now);
  });

  const begin = (): void => {
    stop = ticker.every(pollEvery, look);
    void look();
  };

  const end = (): void => {
    stop();
    mine.clear();
    known = null;
  };

  return {
    subscribe: (listener) => {
      const told = (topic: ShopTopic) => listener(topic);
      listeners.add(told);
      if (listeners.size === 1) begin();
      return () => {
        if (listeners.delete(told) && listeners.size === 0) end();
      };
    },
    own: (touched) => {
      if (listeners.size > 0) for (const one of touched) mine.add(keyOf(one));
    },
    disown: (touched) => {
      for (const one of touched) mine.delete(keyOf(one));
    },
  };
};
