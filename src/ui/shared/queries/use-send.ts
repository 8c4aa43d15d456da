import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { type Command, commandOptions } from "#ui/shared/queries/command-options.ts";

/** Sends a command of which nothing needs to know how far it is: without what watches it, which Home need not load. */
export const useSend = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  command: Command<Input, Value, Refusal, Stored>,
): ((input: Input) => void) => {
  const app = useApp();
  const client = useQueryClient();
  return useCallback(
    (input) => {
      const sent = client.getMutationCache().build(client, commandOptions(command, app, client));
      // Not told here: what fails is told in one place, query-client.ts.
      sent.execute(input).catch(() => undefined);
    },
    [command, app, client],
  );
};
