import { useIsFetching } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isFault } from "#ports/fault.ts";
import { useApp } from "#ui/shared/app-context.ts";

export const useIsConnectionLost = (): boolean => {
  const { connection } = useApp();
  return useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
};

export const useIsUnanswered = (): boolean =>
  useIsFetching({
    predicate: ({ state }) =>
      state.data === undefined && isFault(state.fetchFailureReason, "shop-unreachable"),
  }) > 0;
