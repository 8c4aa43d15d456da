import type { Result } from "#core/shared/result.ts";
import type { Sent } from "#ui/shared/queries/use-command.ts";

export type Typed = (name: string) => string;

export const typedInto = (form: HTMLFormElement): Typed => {
  const fields = new FormData(form);
  return (name) => String(fields.get(name));
};

export interface FormCommand<Input, Value, Refusal extends { kind: string }> extends Sent {
  mutate(input: Input, then: { onSuccess(answer: Result<Value, Refusal>): void }): void;
}
