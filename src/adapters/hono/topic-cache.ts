/** An LRU cache bounded in bytes: an entry holds until one of its topics or the day changes. */
import { LRUCache } from "lru-cache";
import type { Versions } from "#adapters/hono/change-hub.ts";
import type { Day } from "#core/shared/day.ts";

export interface Moment {
  readonly versions: Versions;
  readonly day: Day;
}

export interface Made<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly reads: readonly (keyof Versions)[] | null;
}

interface Deps {
  readonly mostBytes: number;
  moment(): Promise<Moment>;
}

type Make<Value> = (versions: Versions) => Promise<Made<Value>>;

interface Entry<Value> extends Made<Value> {
  readonly at: Moment;
}

const isOf = <Value>({ reads, at }: Entry<Value>, { versions, day }: Moment): boolean =>
  at.day === day && (reads?.every((topic) => at.versions[topic] === versions[topic]) ?? false);

export const topicCache = <Value>({ mostBytes, moment }: Deps) => {
  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length + 1,
  });
  const making = new Map<string, Promise<Entry<Value>>>();

  const makeAnew = (key: string, make: Make<Value>, at: Moment): Promise<Entry<Value>> => {
    const made = make(at.versions)
      .then((it) => {
        const entry = { ...it, at };
        if (it.reads) kept.set(key, entry);
        return entry;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return async (key: string, make: Make<Value>): Promise<Value> => {
    const current = await moment();
    // The first waiter that finds the result stale makes it for the others.
    for (let last = making.get(key); last; last = making.get(key)) {
      const entry = await last;
      if (isOf(entry, current)) return entry.value;
    }
    const known = kept.get(key);
    const entry = known && isOf(known, current) ? known : await makeAnew(key, make, current);
    return entry.value;
  };
};
