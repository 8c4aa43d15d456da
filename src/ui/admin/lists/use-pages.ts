import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { App } from "#core/app.ts";
import type { Page } from "#core/shared/page.ts";
import type { Change } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";

export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  more(): void;
}

export const usePages = <Item>({
  reads,
  key,
  run,
  ...often
}: {
  readonly reads: readonly Change[];
  readonly key: readonly string[];
  readonly refetchInterval?: number;
  run(app: App, after: string | null): Promise<Page<Item>>;
}): Paged<Item> | undefined => {
  const app = useApp();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => run(app, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While another question is asked, the last answer stays, and the focus with it.
    placeholderData: keepPreviousData,
    meta: { reads },
    ...often,
  });
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return (
    data && {
      items,
      total: data.pages.at(-1)?.total ?? 0,
      more: () => {
        if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
      },
    }
  );
};
