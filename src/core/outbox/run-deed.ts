import type { CommandContext, Commands } from "#core/command.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { ShopperRecords } from "#ports/records.ts";

export interface DoneAlready {
  readonly kind: "done-already";
}

/** A command for the outbox: it runs once, whichever page comes first. */
export interface AsDeed<Input, Value, Refusal extends { kind: string }> {
  (input: Input): Promise<Result<Value, Refusal>>;
  (input: Input, deed: string | null): Promise<Result<Value, Refusal | DoneAlready>>;
}

type Records = ShopperRecords & CommandContext;

/**
 * The id is an idempotency key: the deed leaves the outbox in the unit of work that runs it, also where it is refused.
 * `now` is the instant of its press.
 */
export const deedsBy =
  (command: Commands<ShopperRecords>) =>
  <Input, Value, Refusal extends { kind: string }>(
    useCase: (deps: Records) => (input: Input) => Promise<Result<Value, Refusal>>,
  ): AsDeed<Input, Value, Refusal> => {
    const once = command(
      (deps) => async (input: Input, deed: string | null) => {
        const at = deed === null ? deps.now : await deps.deeds.take(deed);
        const act = useCase({ ...deps, now: at ?? deps.now });
        return at === null ? refuse<DoneAlready>({ kind: "done-already" }) : act(input);
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
