import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

interface Command<Input, Value, Refusal extends { kind: string }, Stored> {
  /** What it changes: commands of one topic run one after another. */
  readonly topic: Topic;
  run(input: Input): Promise<Result<Value, Refusal>>;
  /** What the topic's record will be: shown at once, before it is stored. */
  predict?(record: Stored, input: Input): Stored;
  success?(value: Value, input: Input): Notice | null;
  /** Called when it is done and before anything is read again. */
  done?(value: Value): void;
  readonly refusals: Record<Refusal["kind"], Notice>;
}

/** A command of the app: shown at once where it can be foretold, taken back when it could not be stored. */
export const useCommand = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  command: Command<Input, Value, Refusal, Stored>,
) => {
  const client = useQueryClient();
  const queryKey = [command.topic];

  const answerNotice = (answer: Result<Value, Refusal>, input: Input): Notice | null =>
    answer.ok
      ? (command.success?.(answer.value, input) ?? null)
      : command.refusals[answer.refusal.kind as Refusal["kind"]];

  return useMutation({
    mutationFn: (input: Input) => command.run(input),
    scope: { id: command.topic },
    onMutate: async (input) => {
      const { predict } = command;
      if (!predict) return;
      await client.cancelQueries({ queryKey });
      client.setQueryData<Stored>(queryKey, (record) =>
        record === undefined ? undefined : predict(record, input),
      );
    },
    onSuccess: (answer) => {
      if (answer.ok) command.done?.(answer.value);
    },
    meta: {
      touches: [command.topic],
      says: (answer, input) => answerNotice(answer as Result<Value, Refusal>, input as Input),
    },
  });
};
