import type { MutationOptions, QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { DoneAlready } from "#core/deed.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import type { CommandMeta } from "#ui/shared/queries/query-client.ts";

export interface Command<Input, Value, Refusal extends { kind: string }, Stored> {
  /** Commands of one topic run one after another. */
  readonly topic: Topic;
  /** What it changes, where that is more or less than its topic. */
  readonly touches?: readonly Topic[];
  /** What its inputs are found by while it is under way. */
  readonly name?: string;
  /** What the log calls it, where it is to be done though the page is closed at once. */
  readonly deed?: string;
  run(
    app: App,
    input: Input,
    deed: string | null,
    client: QueryClient,
  ): Promise<Result<Value, Refusal>>;
  /** What the topic's record will be: shown at once, before it is stored. */
  predict?(record: Stored, input: Input): Stored;
  success?(value: Value, input: Input): Notice | null;
  /** Called when it is done and before anything is read again. */
  done?(value: Value): void;
  /** Null for what is told elsewhere than in a notice. */
  readonly refusals: Record<Refusal["kind"], Notice | null>;
  /** Whether whoever sends the command tells its failure. */
  readonly isSilent?: (failure: unknown) => boolean;
  /** In how many milliseconds it is sent again by itself, having failed so often; null where it isn't. */
  againIn?(failure: Error, failures: number): number | null;
}

/** A command that is done though the page is closed at once: by the next page that opens, if not by this one. */
export interface Deed<Input, Value, Refusal extends { kind: string }, Stored>
  extends Command<Input, Value, Refusal | DoneAlready, Stored> {
  readonly deed: string;
}

/** What is told of a deed that another page has done: nothing. */
export const DONE_ALREADY = { "done-already": null };

/** How a command is sent: shown at once where it can be foretold, taken back when it could not be stored. */
export const commandOptions = <Input, Value, Refusal extends { kind: string }, Stored = never>(
  {
    topic,
    touches = [topic],
    name,
    run,
    predict,
    success,
    done,
    refusals,
    isSilent,
    againIn = () => null,
  }: Command<Input, Value, Refusal, Stored>,
  app: App,
  client: QueryClient,
  deed: string | null = null,
): MutationOptions<Result<Value, Refusal>, Error, Input> & {
  meta: CommandMeta;
} => {
  const queryKey = [topic];

  const noticeOf = (answer: Result<Value, Refusal>, input: Input): Notice | null =>
    answer.ok
      ? (success?.(answer.value, input) ?? null)
      : refusals[answer.refusal.kind as Refusal["kind"]];

  return {
    ...(name !== undefined && { mutationKey: [name] }),
    mutationFn: (input) => run(app, input, deed, client),
    scope: { id: topic },
    retry: (failures, failure) => againIn(failure, failures) !== null,
    retryDelay: (failures, failure) => againIn(failure, failures) ?? 0,
    onMutate: async (input) => {
      if (!predict) return;
      await client.cancelQueries({ queryKey });
      client.setQueryData<Stored>(queryKey, (record) =>
        record === undefined ? undefined : predict(record, input),
      );
    },
    onSuccess: (answer, input) => {
      const notice = noticeOf(answer, input);
      if (notice) notify(notice);
      if (answer.ok) done?.(answer.value);
    },
    meta: {
      touches,
      // Whoever sends a deed looks first whether it can be done all the same.
      isSilent: (failure) =>
        isSilent?.(failure) === true || (deed !== null && isFault(failure, "code-missing")),
    },
  };
};
