import {
  type Mutation,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import type { Change } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { notifyFailure } from "#ui/shared/notices/notices.ts";
import { yieldingScheduler } from "#ui/shared/queries/yielding-scheduler.ts";

export interface CommandMeta extends Record<string, unknown> {
  readonly touches: readonly Change[];
  readonly isSilent?: (failure: unknown) => boolean;
}

export interface QueryMeta extends Record<string, unknown> {
  readonly reads: readonly Change[];
}

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: CommandMeta;
    queryMeta: QueryMeta;
  }
}

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;

const tellFailure = (error: unknown, { meta }: AnyMutation): void => {
  // Anything but a Fault is a bug.
  if (!isFault(error)) reportError(error);
  if (!meta?.isSilent?.(error)) notifyFailure(error);
};

/** What is read for the first time isn't begun anew: it may tell of before, and is read once more. */
export const readAgain = async (
  client: QueryClient,
  isTouched: (change: Change) => boolean,
): Promise<void> => {
  const touched = client
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => meta?.reads.some(isTouched) === true });
  const begun = touched.filter(
    ({ state }) => state.data === undefined && state.fetchStatus !== "idle",
  );
  await client.invalidateQueries({ predicate: (query) => touched.includes(query) });
  if (begun.length > 0)
    await client.invalidateQueries({ predicate: (query) => begun.includes(query) });
};

/** Earlier commands of a scope don't invalidate: their optimistic updates would flicker. */
const isLastOfItsScope = (client: QueryClient, { options }: AnyMutation): boolean =>
  !options.scope ||
  client.isMutating({ predicate: (other) => other.options.scope?.id === options.scope?.id }) <= 1;

// Records come within microtasks. Notified as soon, a page renders once, with them.
notifyManager.setScheduler(yieldingScheduler());

const RETRY_MS = 2_000;

export const createQueryClient = (): QueryClient => {
  // The admin area's guard then leads to the login.
  const askSessionAgain = (error: unknown): void => {
    if (isFault(error, "not-logged-in")) void readAgain(client, (change) => change === "session");
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Local records never go stale by themselves and need no network.
      queries: {
        networkMode: "always",
        // An unreachable shop is retried until it answers; the page stays meanwhile.
        retry: (_failures, error) => isFault(error, "shop-unreachable"),
        retryDelay: RETRY_MS,
        staleTime: Number.POSITIVE_INFINITY,
        throwOnError: (error, { state }) =>
          state.data === undefined && !isFault(error, "not-logged-in"),
      },
      mutations: { networkMode: "always", retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, { state }) => {
        askSessionAgain(error);
        // Behind a page that shows, no error boundary catches it.
        if (state.data !== undefined && !isFault(error)) reportError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        tellFailure(error, mutation);
        askSessionAgain(error);
      },
      onSettled: async (_answer, error, _input, _context, mutation) => {
        if (!isLastOfItsScope(client, mutation)) return;
        const reading = readAgain(
          client,
          (change) => mutation.meta?.touches.includes(change) === true,
        );
        // An unreachable shop must not hold up the next command.
        if (!error) await reading;
      },
    }),
  });
  return client;
};
