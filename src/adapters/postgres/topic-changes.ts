import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { ANYONE, type TopicVersions, topicVersions } from "#adapters/postgres/topics.ts";
import { type ChangeFeed, SHOP_NEWS, type ShopNews } from "#ports/change-feed.ts";
import type { Ticker } from "#ports/ticker.ts";

/** Coalesces calls: one runs, and calls that arrive meanwhile share the next run. */
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

interface TopicChanges extends ChangeFeed<ShopNews> {
  writer(): string;
}

interface Polling {
  readonly ticker: Ticker;
  readonly pollEvery: number;
}

export const topicChanges = (db: Kysely<Tables>, { ticker, pollEvery }: Polling): TopicChanges => {
  const listeners = new Set<(topic: ShopNews) => void>();
  let writer = ANYONE;
  let known: TopicVersions | null = null;
  let stop: () => void = () => undefined;

  const tell = (before: TopicVersions, now: TopicVersions): void => {
    const changed = SHOP_NEWS.filter((topic) => now[topic] > before[topic]);
    for (const listener of listeners) for (const topic of changed) listener(topic);
  };

  const look = oneAfterAnother(async () => {
    const asked = writer;
    if (asked === ANYONE) return;
    // Ignored: the versions report the changes once the database answers again.
    const now = await topicVersions(db, asked).catch(() => null);
    // Another writer's versions can't be compared with these.
    if (now === null || asked !== writer) return;
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
      const own = (topic: ShopNews) => listener(topic);
      listeners.add(own);
      if (listeners.size === 1) begin();
      return () => {
        if (listeners.delete(own) && listeners.size === 0) end();
      };
    },
  };
};
