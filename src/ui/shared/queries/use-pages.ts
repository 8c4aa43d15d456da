import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { App } from "#core/app.ts";
import type { Page } from "#core/shared/page.ts";
import type { Change } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";

/** Records of which the first pages are at hand. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  /** How many there are in all. */
  readonly total: number;
  /** Fetches the next page, where there is one. */
  more(): void;
}

/** What the app answers a page at a time. */
export const usePages = <Item>({
  reads,
  key,
  run,
}: {
  readonly reads: readonly Change[];
  readonly key: readonly string[];
  run(app: App, after: string | null): Promise<Page<Item>>;
}): Paged<Item> | undefined => {
  const app = useApp();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => run(app, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While another question is asked, what the last one found stays, and the focus with it.
    placeholderData: keepPreviousData,
    meta: { reads },
  });
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return (
    data && {
      items,
      total: data.pages.at(-1)?.total ?? 0,
      more: () => {
        // Pages that are just being read again go first.
        if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
      },
    }
  );
};
