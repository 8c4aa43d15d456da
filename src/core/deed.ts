import type { CommandContext, Commands } from "#core/command.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** Another page has done this very deed. */
export interface DoneAlready {
  readonly kind: "done-already";
}

/** A command that may be asked for as a deed of the log: then it is done once, whoever comes to it first. */
export interface AsDeed<Input, Value, Refusal extends { kind: string }> {
  (input: Input): Promise<Result<Value, Refusal>>;
  (input: Input, deed: string | null): Promise<Result<Value, Refusal | DoneAlready>>;
}

/** Makes such commands of use cases. The deed is an idempotency key: it leaves the log in the unit of work that does it. */
export const deedsBy =
  (command: Commands<VisitorRecords>) =>
  <Input, Value, Refusal extends { kind: string }>(
    useCase: (
      deps: VisitorRecords & CommandContext,
    ) => (input: Input) => Promise<Result<Value, Refusal>>,
  ): AsDeed<Input, Value, Refusal> => {
    const once = command((deps) => async (input: Input, deed: string | null) => {
      const act = useCase(deps);
      const isMine = deed === null || (await deps.deeds.take(deed));
      return isMine ? act(input) : refuse<DoneAlready>({ kind: "done-already" });
    });
    return ((input: Input, deed: string | null = null) => once(input, deed)) as AsDeed<
      Input,
      Value,
      Refusal
    >;
  };
