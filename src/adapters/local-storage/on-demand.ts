import { KEYS } from "#adapters/local-storage/keys.ts";
import { readItem } from "#adapters/local-storage/read-item.ts";
import { lazily } from "#core/lazily.ts";
import { fetchedCode } from "#core/shared/fetched-code.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";
import type { Store } from "#ports/store.ts";

export interface Deps {
  readonly storage: Storage;
  readonly events: EventTarget;
  readonly clock: Clock;
}

/** Reads what may not be there: `absent` then, and nothing is fetched to find out. */
export const unlessAbsent =
  <Value>(storage: Storage, topic: Topic, absent: () => Value, read: () => Promise<Value>) =>
  async (): Promise<Value> =>
    readItem(storage, KEYS[topic]) === null ? absent() : read();

/** Repositories of which the code is fetched when one of them is first asked: of these names. */
export const fetchedRecords = <Records extends object, Name extends keyof Records>(
  names: readonly Name[],
  load: () => Promise<Records>,
): Pick<Records, Name> =>
  Object.fromEntries(
    names.map((name) => [name, lazily({}, async () => (await load())[name] as object)]),
  ) as unknown as Pick<Records, Name>;

export const unitOfWorkOf = <Records>(
  load: () => Promise<Pick<Store<Records, never>, "unitOfWork">>,
): Store<Records, never>["unitOfWork"] => ({
  run: async (work) => (await fetchedCode(load)).unitOfWork.run(work),
});
