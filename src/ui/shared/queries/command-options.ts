import type { MutationOptions, QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { DoneAlready } from "#core/outbox/run-deed.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import type { CommandMeta } from "#ui/shared/queries/query-client.ts";

export interface Command<Input, Value, Refusal extends { kind: string }, Stored> {
  readonly topic: Topic;
  readonly touches?: readonly Topic[];
  readonly name?: string;
  readonly deed?: string;
  run(
    app: App,
    input: Input,
    deed: string | null,
    client: QueryClient,
  ): Promise<Result<Value, Refusal>>;
  predict?(record: Stored, input: Input): Stored;
  success?(value: Value, input: Input, client: QueryClient): Notice | null;
  done?(value: Value): void;
  readonly refusals: Record<Refusal["kind"], Notice | null>;
  /** Where a refusal says more than its kind; null for what `refusals` says. */
  refusedAs?(refusal: Refusal): Notice | null;
  readonly isSilent?: (failure: unknown) => boolean;
  /** Milliseconds until the next retry after so many failures; null for none. */
  againIn?(failure: Error, failures: number): number | null;
}

/** A command of the outbox: the next page runs it where this one doesn't finish. */
export interface Deed<Input, Value, Refusal extends { kind: string }, Stored>
  extends Command<Input, Value, Refusal | DoneAlready, Stored> {
  readonly deed: string;
}

export const DONE_ALREADY = { "done-already": null };

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
    refusedAs,
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
      ? (success?.(answer.value, input, client) ?? null)
      : (refusedAs?.(answer.refusal) ?? refusals[answer.refusal.kind as Refusal["kind"]]);

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
      // The sender of a deed first tries to load the page again.
      isSilent: (failure) =>
        isSilent?.(failure) === true || (deed !== null && isFault(failure, "code-missing")),
    },
  };
};
