import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import { sendCommand } from "#ui/shared/queries/send-command.ts";

export const useSend = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  command: Command<Input, Value, Refusal, Stored>,
): ((input: Input) => void) => {
  const app = useApp();
  const client = useQueryClient();
  const { isGuarded } = useGuardedLocation();
  return useCallback(
    (input) => void sendCommand(command, input, { app, client, isGuarded }),
    [command, app, client, isGuarded],
  );
};
