import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isFault } from "#ports/fault.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { type Command, commandOptions } from "#ui/shared/queries/command-options.ts";

/** Where it is told that a command did not reach the shop. */
export interface Place {
  /** The id of what tells it beside what was pressed; null where that is left to a notice. */
  taker: string | null;
}

/** What became of a command that was sent last, and where that is told. */
export interface Sent {
  readonly error: Error | null;
  readonly place: Place;
  /** Sends the same once more. */
  again(): void;
}

/** Where it is told that what is sent did not reach the shop, and whether a failure is told there. */
export const usePlace = () => {
  const [place] = useState<Place>(() => ({ taker: null }));
  const isToldThere = (failure: unknown): boolean =>
    place.taker !== null && isFault(failure, "shop-unreachable");
  return { place, isToldThere };
};

/** A command of the app, and how far it is. */
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
