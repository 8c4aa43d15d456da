import { useMutationState } from "@tanstack/react-query";

/** The inputs of the pending mutations with this key, oldest first. */
export const useUnderWay = <Input>(name: string): readonly Input[] =>
  useMutationState({
    filters: { mutationKey: [name], status: "pending" },
    select: ({ state }) => state.variables as Input,
  });
