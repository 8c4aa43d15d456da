import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Result } from "#core/shared/result.ts";
import { isFault } from "#ports/fault.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { type Command, commandOptions } from "#ui/shared/queries/command-options.ts";

export interface FailureSlot {
  messageId: string | null;
}

export interface Sent {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly slot: FailureSlot;
  again(): void;
}

export interface FormCommand<Input, Value, Refusal extends { kind: string }> extends Sent {
  mutate(input: Input, then: { onSuccess(answer: Result<Value, Refusal>): void }): void;
}

export const useFailureSlot = () => {
  const [slot] = useState<FailureSlot>(() => ({ messageId: null }));
  const isShownInSlot = (failure: unknown): boolean =>
    slot.messageId !== null && isFault(failure, "shop-unreachable");
  return { slot, isShownInSlot };
};

export const useCommand = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  command: Command<Input, Value, Refusal, Stored>,
) => {
  const app = useApp();
  const client = useQueryClient();
  const { slot, isShownInSlot } = useFailureSlot();
  const options = commandOptions(command, app, client);
  const sent = useMutation({
    ...options,
    meta: {
      ...options.meta,
      isSilent: (failure) => command.isSilent?.(failure) === true || isShownInSlot(failure),
    },
  });
  const again = (): void => {
    if (sent.variables !== undefined) sent.mutate(sent.variables);
  };
  return { ...sent, slot, again };
};
