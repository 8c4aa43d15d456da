import { useMutationState } from "@tanstack/react-query";

/** What the commands of a name were given of which the shop has not told the outcome yet, the first sent first. */
export const useUnderWay = <Input>(name: string): readonly Input[] =>
  useMutationState({
    filters: { mutationKey: [name], status: "pending" },
    select: ({ state }) => state.variables as Input,
  });
