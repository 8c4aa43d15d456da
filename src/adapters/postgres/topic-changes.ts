import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { ANYONE, type TopicVersions, topicVersions } from "#adapters/postgres/topics.ts";
import { type ChangeFeed, SHOP_TOPICS, type ShopTopic } from "#ports/change-feed.ts";
import type { Ticker } from "#ports/ticker.ts";

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

interface TopicChanges extends ChangeFeed<ShopTopic> {
  /** Whose changes aren't heard: `ANYONE` while nobody listens. */
  writer(): string;
}

interface Polling {
  readonly ticker: Ticker;
  /** In milliseconds. */
  readonly pollEvery: number;
}

/** Looks every `pollEvery` milliseconds, while somebody listens, at what other writers have changed. */
export const topicChanges = (db: Kysely<Tables>, { ticker, pollEvery }: Polling): TopicChanges => {
  const listeners = new Set<(topic: ShopTopic) => void>();
  let writer = ANYONE;
  let known: TopicVersions | null = null;
  let stop: () => void = () => undefined;

  const tell = (before: TopicVersions, now: TopicVersions): void => {
    const changed = SHOP_TOPICS.filter((topic) => now[topic] > before[topic]);
    for (const listener of listeners) for (const topic of changed) listener(topic);
  };

  const look = oneAfterAnother(async () => {
    // Ignored: while the database doesn't answer nothing is, and the versions tell it afterwards.
    const now = await topicVersions(db, writer).catch(() => null);
    if (now === null || listeners.size === 0) return;
    const before = known ?? now;
    known = now;
    tell(before, now);
  });

  const begin = (): void => {
    writer = randomUUID();
    stop = ticker.every(pollEvery, look);
    void look();
  };

  const end = (): void => {
    stop();
    writer = ANYONE;
    known = null;
  };

  return {
    writer: () => writer,
    subscribe: (listener) => {
      const told = (topic: ShopTopic) => listener(topic);
      listeners.add(told);
      if (listeners.size === 1) begin();
      return () => {
        if (listeners.delete(told) && listeners.size === 0) end();
      };
    },
  };
};
