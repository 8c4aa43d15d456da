import { useIsFetching, useMutationState } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useMemo } from "react";

interface Sent {
  readonly name: unknown;
  readonly input: unknown;
}

const ReadingContext = createContext(false);
const SentContext = createContext<readonly Sent[]>([]);

export const UnderWay = ({ children }: { readonly children: ReactNode }) => {
  const isReading = useIsFetching() > 0;
  const sent = useMutationState<Sent>({
    filters: {
      status: "pending",
      predicate: ({ options }) => options.mutationKey !== undefined,
    },
    select: ({ state, options }) => ({ name: options.mutationKey?.[0], input: state.variables }),
  });
  return (
    <ReadingContext value={isReading}>
      <SentContext value={sent}>{children}</SentContext>
    </ReadingContext>
  );
};

export const useIsReading = (): boolean => use(ReadingContext);

export const useUnderWay = <Input,>(name: string): readonly Input[] => {
  const sent = use(SentContext);
  return useMemo(
    () => sent.filter((one) => one.name === name).map(({ input }) => input as Input),
    [sent, name],
  );
};
