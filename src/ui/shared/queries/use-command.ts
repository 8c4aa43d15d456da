import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isFault } from "#ports/fault.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { type Command, commandOptions } from "#ui/shared/queries/command-options.ts";

export interface Place {
  /** The id of the message beside the button; null where a notice shows it. */
  taker: string | null;
}

export interface Sent {
  readonly error: Error | null;
  readonly place: Place;
  again(): void;
}

export const usePlace = () => {
  const [place] = useState<Place>(() => ({ taker: null }));
  const isToldThere = (failure: unknown): boolean =>
    place.taker !== null && isFault(failure, "shop-unreachable");
  return { place, isToldThere };
};

export const useCommand = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  command: Command<Input, Value, Refusal, Stored>,
) => {
  const app = useApp();
  const client = useQueryClient();
  const { place, isToldThere } = usePlace();
  const options = commandOptions(command, app, client);
  const sent = useMutation({
    ...options,
    meta: {
      ...options.meta,
      isSilent: (failure) => command.isSilent?.(failure) === true || isToldThere(failure),
    },
  });
  const again = (): void => {
    if (sent.variables !== undefined) sent.mutate(sent.variables);
  };
  return { ...sent, place, again };
};
