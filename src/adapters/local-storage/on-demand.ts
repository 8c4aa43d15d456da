import { KEYS } from "#adapters/local-storage/keys.ts";
import { readItem } from "#adapters/local-storage/read-item.ts";
import { lazily } from "#core/lazily.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Store } from "#ports/store.ts";

export interface Surroundings {
  readonly storage: Storage;
  readonly events: EventTarget;
}

/** Reads what may not be there: `absent` then, and nothing is fetched to find out. */
export const unlessAbsent =
  <Value>(storage: Storage, topic: Topic, absent: () => Value, read: () => Promise<Value>) =>
  async (): Promise<Value> =>
    readItem(storage, KEYS[topic]) === null ? absent() : read();

/** Repositories of records that are fetched, but for those at hand. */
export const recordsOnDemand = <Records extends object>(
  atHand: Partial<Records>,
  load: () => Promise<Records>,
): Records =>
  new Proxy(atHand, {
    get: (own, name) =>
      own[name as keyof Records] ??
      lazily({}, async () => (await load())[name as keyof Records] as object),
  }) as Records;

export const unitOfWorkOf = <Records>(
  load: () => Promise<Pick<Store<Records, never>, "unitOfWork">>,
): Store<Records, never>["unitOfWork"] => ({
  run: async (work) => (await load()).unitOfWork.run(work),
});
