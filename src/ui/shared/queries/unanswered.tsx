import { useIsFetching } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { isFault } from "#ports/fault.ts";

const UnansweredContext = createContext(false);

export const Unanswered = ({ children }: { readonly children: ReactNode }) => {
  const count = useIsFetching({
    predicate: ({ state }) =>
      state.data === undefined && isFault(state.fetchFailureReason, "shop-unreachable"),
  });
  return <UnansweredContext value={count > 0}>{children}</UnansweredContext>;
};

export const useIsUnanswered = (): boolean => use(UnansweredContext);
