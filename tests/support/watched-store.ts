import type { Archive } from "#ports/archive.ts";
import type { Store } from "#ports/store.ts";

/** Whether a deed is done is no matter of what it does: it leaves the log also where it is refused. */
const WRITES = /^(?:add|save|replace|remove|put|keep|drop|mark|note|forget)/;

type Call = (...input: unknown[]) => unknown;

const over = <Records extends object>(records: Records, wrote: () => void): Records =>
  Object.fromEntries(
    Object.entries(records).map(([name, repository]) => [
      name,
      new Proxy(repository as Record<string, Call>, {
        get: (own, method: string) => {
          if (!WRITES.test(method)) return own[method];
          return (...input: unknown[]) => {
            wrote();
            return own[method]?.(...input);
          };
        },
      }),
    ]),
  ) as Records;

type AnyStore = Pick<Store<object, never>, "records" | "unitOfWork"> & {
  readonly archive?: Archive;
};

/** A store that tells whether anything was written and kept since it was asked the last time. */
export const watched = <Watched extends AnyStore>(store: Watched) => {
  let kept = 0;
  const wrote = () => {
    kept += 1;
  };
  const { archive, unitOfWork } = store;
  const watching: AnyStore = {
    ...store,
    records: over(store.records, wrote),
    unitOfWork: {
      run: async (work, eggs) => {
        let own = 0;
        const writes = () => {
          own += 1;
        };
        const answer = await unitOfWork.run((records) => {
          own = 0;
          return work(over(records, writes));
        }, eggs);
        kept += own;
        return answer;
      },
    },
    ...(archive && { archive: over({ archive }, wrote).archive }),
  };
  return {
    store: watching as Watched,
    hasWritten: (): boolean => {
      const has = kept > 0;
      kept = 0;
      return has;
    },
  };
};
