import type { CommandContext, Commands } from "#core/command.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { ShopperRecords } from "#ports/records.ts";

export interface DoneAlready {
  readonly kind: "done-already";
}

/** A command for the write-ahead log: it runs once, whichever page comes first. */
export interface AsDeed<Input, Value, Refusal extends { kind: string }> {
  (input: Input): Promise<Result<Value, Refusal>>;
  (input: Input, deed: string | null): Promise<Result<Value, Refusal | DoneAlready>>;
}

/** An idempotency key: the deed leaves the log in the unit of work that runs it, also where it is refused. */
export const deedsBy =
  (command: Commands<ShopperRecords>) =>
  <Input, Value, Refusal extends { kind: string }>(
    useCase: (
      deps: ShopperRecords & CommandContext,
    ) => (input: Input) => Promise<Result<Value, Refusal>>,
  ): AsDeed<Input, Value, Refusal> => {
    const once = command(
      (deps) => async (input: Input, deed: string | null) => {
        const act = useCase(deps);
        const isMine = deed === null || (await deps.deeds.take(deed));
        return isMine ? act(input) : refuse<DoneAlready>({ kind: "done-already" });
      },
      undefined,
      "kept",
    );
    return ((input: Input, deed: string | null = null) => once(input, deed)) as AsDeed<
      Input,
      Value,
      Refusal
    >;
  };
