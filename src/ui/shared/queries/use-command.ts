import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApp } from "#ui/shared/app-context.ts";
import { type Command, commandOptions } from "#ui/shared/queries/command-options.ts";

/** A command of the app, and how far it is. */
export const useCommand = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  command: Command<Input, Value, Refusal, Stored>,
) => {
  const app = useApp();
  const client = useQueryClient();
  return useMutation(commandOptions(command, app, client));
};
