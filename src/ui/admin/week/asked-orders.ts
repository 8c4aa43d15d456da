import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { OrderOnDay } from "#core/planning/moved-order.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import type { FormCommand, Sent } from "#ui/shared/queries/use-command.ts";

export interface Asked {
  readonly orders: readonly OrderOnDay[];
  readonly next: Calendar;
  readonly sent: Sent;
  readonly answer: (answer: OrdersAnswer, onAnswer: (refusal: MayAsk | null) => void) => void;
}

export type Ask = (asked: Asked) => void;

interface Touching {
  readonly orders?: OrdersAnswer | undefined;
}

type MayAsk = { readonly kind: string; readonly category?: CategoryId } & Partial<
  Pick<Asked, "orders">
>;

export interface Sending {
  readonly isPending: boolean;
}

export const asking = <Input extends Touching, Value, Refusal extends MayAsk>(
  command: FormCommand<Input, Value, Refusal> & Sending,
  nextOf: (input: Input) => Calendar,
  ask: Ask,
): FormCommand<Input, Value, Refusal> & Sending => {
  type Then = Parameters<typeof command.mutate>[1];
  const mutate = (input: Input, { onSuccess }: Then): void =>
    command.mutate(input, {
      onSuccess: (answer) => {
        if (answer.ok || answer.refusal.kind !== "orders-on-day") {
          onSuccess(answer);
          return;
        }
        ask({
          orders: answer.refusal.orders ?? [],
          next: nextOf(input),
          sent: command,
          answer: (orders, onAnswer) =>
            mutate(
              { ...input, orders },
              {
                onSuccess: (last) => {
                  onSuccess(last);
                  onAnswer(last.ok ? null : last.refusal);
                },
              },
            ),
        });
      },
    });
  return { ...command, mutate };
};
