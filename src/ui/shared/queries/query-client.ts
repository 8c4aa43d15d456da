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

/** What a command declares about itself, for the one place that acts on it. */
export interface CommandMeta extends Record<string, unknown> {
  /** What it changes: whatever reads one of these is read again when it is done. */
  readonly touches: readonly Change[];
  /** Whether whoever sends the command tells its failure. */
  readonly isSilent?: (failure: unknown) => boolean;
}

/** What a query declares about itself. */
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
  // Anything but a fault is a bug: the browser's console shows it too.
  if (!isFault(error)) reportError(error);
  if (!meta?.isSilent?.(error)) notifyFailure(error);
};

/** Has everything read again that reads any of what was touched. */
export const readAgain = (
  client: QueryClient,
  isTouched: (change: Change) => boolean,
): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.reads.some(isTouched) === true });

/** While later commands of the same kind wait, the screen already shows what they will do: the last one reads again. */
const isLastOfItsScope = (client: QueryClient, { options }: AnyMutation): boolean =>
  !options.scope ||
  client.isMutating({ predicate: (other) => other.options.scope?.id === options.scope?.id }) <= 1;

// Records are read within microtasks: told so soon, a page is drawn once, with them, and not first without.
notifyManager.setScheduler(queueMicrotask);

const RETRY_MS = 2_000;

export const createQueryClient = (): QueryClient => {
  // The guard of the admin area leads on from here.
  const askSessionAgain = (error: unknown): void => {
    if (isFault(error, "not-logged-in")) void readAgain(client, (change) => change === "session");
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Records don't get stale by themselves, and those of this browser need no network.
      queries: {
        networkMode: "always",
        // What can't be reached is asked for until it answers. Meanwhile the page stays, with what is typed there.
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
        // A bug behind a page that shows: no boundary is told of it.
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
        // Where nothing can be reached, what failed must not hold the next try up.
        if (!error) await reading;
      },
    }),
  });
  return client;
};
