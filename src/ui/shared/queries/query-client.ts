import { type Mutation, MutationCache, notifyManager, QueryClient } from "@tanstack/react-query";
import type { Change } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { FAULT_NOTICES, UNKNOWN_FAILURE } from "#ui/shared/fault-notices.ts";
import { notify } from "#ui/shared/notices/notices.ts";

/** What a command declares about itself, for the one place that acts on it. */
export interface CommandMeta extends Record<string, unknown> {
  /** What it changes: whatever reads one of these is read again when it is done. */
  readonly touches: readonly Change[];
  /** Set where whoever sends the command tells its failure. */
  readonly isSilent?: boolean;
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
  if (!meta?.isSilent) notify(isFault(error) ? FAULT_NOTICES[error.code] : UNKNOWN_FAILURE);
};

/** Has everything read again that reads any of what was touched. */
export const readAgain = (client: QueryClient, touched: readonly Change[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ meta }) => meta?.reads.some((read) => touched.includes(read)) === true,
  });

/** While later commands of the same kind wait, the screen already shows what they will do: the last one reads again. */
const isLastOfItsScope = (client: QueryClient, { options }: AnyMutation): boolean =>
  !options.scope ||
  client.isMutating({ predicate: (other) => other.options.scope?.id === options.scope?.id }) <= 1;

// Records are read within microtasks: told so soon, a page is drawn once, with them, and not first without.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Records don't get stale by themselves, and those of this browser need no network.
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        throwOnError: true,
      },
      mutations: { networkMode: "always", retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => tellFailure(error, mutation),
      onSettled: async (_answer, _error, _input, _context, mutation) => {
        if (isLastOfItsScope(client, mutation))
          await readAgain(client, mutation.meta?.touches ?? []);
      },
    }),
  });
  return client;
};
