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

/** All repositories of records: those at hand, and where there is null, one that is fetched. */
export const recordsOnDemand = <Records extends object>(
  atHand: { readonly [Name in keyof Records]: Records[Name] | null },
  load: () => Promise<Records>,
): Records =>
  Object.fromEntries(
    Object.entries(atHand).map(([name, own]) => [
      name,
      own ?? lazily({}, async () => (await load())[name as keyof Records] as object),
    ]),
  ) as Records;

export const unitOfWorkOf = <Records>(
  load: () => Promise<Pick<Store<Records, never>, "unitOfWork">>,
): Store<Records, never>["unitOfWork"] => ({
  run: async (work) => (await load()).unitOfWork.run(work),
});
