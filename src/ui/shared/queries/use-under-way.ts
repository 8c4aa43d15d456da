import { useMutationState } from "@tanstack/react-query";

export const useUnderWay = <Input>(name: string): readonly Input[] =>
  useMutationState({
    filters: { mutationKey: [name], status: "pending" },
    select: ({ state }) => state.variables as Input,
  });
