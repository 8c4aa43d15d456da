import { type QueryClient, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { App } from "#core/app.ts";
import type { Day } from "#core/shared/day.ts";
import type { Change } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useSetting } from "#ui/shared/setting.ts";

export interface Records<Value>
  extends Pick<
    UseQueryOptions<Value>,
    | "enabled"
    | "gcTime"
    | "refetchInterval"
    | "refetchOnMount"
    | "refetchOnWindowFocus"
    | "throwOnError"
  > {
  readonly reads: readonly Change[];
  readonly key: readonly string[];
  /** Whether the day is part of the key; by default where "today" is read. */
  readonly isOfDay?: boolean;
  run(app: App): Promise<Value>;
}

const DEAF = () => () => undefined;

const useMidnight = () => {
  const { changes } = useApp();
  return useCallback(
    (listener: () => void) =>
      changes.subscribe((change) => {
        if (change === "today") listener();
      }),
    [changes],
  );
};

const useDay = (isAsked: boolean): Day | null => {
  const app = useApp();
  const { renderedOn } = useSetting();
  const subscribe = useMidnight();
  const today = (): Day | null => (isAsked ? app.visitor.today() : null);
  const first = (): Day | null => (isAsked && renderedOn) || today();
  return useSyncExternalStore(isAsked ? subscribe : DEAF, today, first);
};

export const useToday = (): Day => useDay(true) ?? "";

/** The year at the farm, which is cheaper than the day. */
export const useYear = (): string => {
  const { visitor } = useApp();
  const { renderedOn } = useSetting();
  const { year } = visitor;
  return useSyncExternalStore(useMidnight(), year, () => renderedOn?.slice(0, 4) ?? year());
};

export const useRecords = <Value>({
  reads,
  key,
  isOfDay = reads.includes("today"),
  run,
  ...options
}: Records<Value>) => {
  const app = useApp();
  const day = useDay(isOfDay);
  return useQuery({
    queryKey: day === null ? key : [...key, day],
    queryFn: () => run(app),
    meta: { reads },
    ...options,
  });
};

export const knownRecords = <Value>(
  { reads, key, run }: Records<Value>,
  client: QueryClient,
  app: App,
): Promise<Value> =>
  client.ensureQueryData({ queryKey: [...key], queryFn: () => run(app), meta: { reads } });

export const fetchRecords = <Value>(
  { reads, key, run }: Records<Value>,
  client: QueryClient,
  app: App,
): Promise<void> =>
  client.prefetchQuery({ queryKey: key, queryFn: () => run(app), meta: { reads }, retry: false });
