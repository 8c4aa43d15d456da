import { frozen } from "#adapters/farm-json/frozen.ts";
import type { SlotOf } from "#adapters/memory/memory-list.ts";
import type { ChangeFeed, Topic } from "#ports/change-feed.ts";
import type { Store } from "#ports/store.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

export interface SharedMemory<State, Records, Told extends Topic> {
  open(): MemoryStore<State, Records, Told>;
}

export interface MemoryStore<State, Records, Told extends Topic> extends Store<Records, Told> {
  readonly slotOf: SlotOf<State>;
}

type Listener<Told> = (topic: Told) => void;

export const sharedMemory = <State extends object, Records, Told extends Topic>(
  initial: State,
  recordsOver: (slotOf: SlotOf<State>) => Records,
  topicOf: (slot: keyof State) => Told | null,
): SharedMemory<State, Records, Told> => {
  let state = frozen(structuredClone(initial));
  let lastTurn: Promise<unknown> = Promise.resolve();
  const tabs = new Set<Set<Listener<Told>>>();

  const commit = (writer: Set<Listener<Told>>, change: Partial<State>): void => {
    const slots = Object.keys(change) as (keyof State)[];
    const changed = slots.filter((slot) => change[slot] !== state[slot]);
    const topics = new Set(changed.map(topicOf));
    state = { ...state, ...change };
    const others = [...tabs].filter((tab) => tab !== writer);
    for (const listener of others.flatMap((tab) => [...tab]))
      for (const topic of topics) if (topic !== null) listener(topic);
  };

  const open = (): MemoryStore<State, Records, Told> => {
    const heard = new Set<Listener<Told>>();
    tabs.add(heard);

    const slotOf: SlotOf<State> = (topic) => ({
      get: () => state[topic],
      set: (value) => {
        const change: Partial<State> = {};
        change[topic] = value;
        commit(heard, change);
      },
    });

    const runAlone: UnitOfWork<Records>["run"] = async (work) => {
      const change: Partial<State> = {};
      const buffered: SlotOf<State> = (topic) => ({
        get: () => (topic in change ? { ...state, ...change } : state)[topic],
        set: (value) => {
          change[topic] = value;
        },
      });
      const value = await work(recordsOver(buffered));
      commit(heard, change);
      return value;
    };

    const changes: ChangeFeed<Told> = {
      subscribe: (listener) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
    };

    return {
      records: recordsOver(slotOf),
      slotOf,
      changes,
      unitOfWork: {
        run: (work) => {
          const turn = lastTurn.then(() => runAlone(work));
          // Ignored: the caller of the work gets the rejection.
          lastTurn = turn.catch(() => undefined);
          return turn;
        },
      },
    };
  };

  return { open };
};
