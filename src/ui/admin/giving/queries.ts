import type { Order } from "#core/orders/order.ts";
import type { GiveBackRefusal } from "#core/payments/give-back.ts";
import type { Giving } from "#core/payments/giving.ts";
import type { Pence } from "#core/shared/money.ts";
import { notPaidBack } from "#ui/admin/giving/not-paid-back.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

export interface GivingOfOrder {
  readonly order: Order;
  readonly giving: Giving;
  readonly isAll: boolean;
}

export const isAtAField = ({ kind }: GiveBackRefusal): boolean => REFUSALS[kind] === null;

const givenInWords = ({ order: { paymentMethod }, giving, isAll }: GivingOfOrder): string => {
  const { amount, how } = giving;
  if (amount === 0) return "All of its money was paid back before.";
  if (how) return `${formatGbp(amount)} is noted as given back.`;
  if (paymentMethod !== "practice") return `PayPal has paid ${formatGbp(amount)} back.`;
  return isAll
    ? `The practice payment of ${formatGbp(amount)} is undone.`
    : `${formatGbp(amount)} of the practice payment is undone.`;
};

const onItsWay = (amount: Pence): Notice => ({
  title: "Refund on Its Way",
  text: `Refund of ${formatGbp(amount)} on its way. PayPal says when it is done.`,
});

export const useGiveBack = () =>
  useCommand({
    topic: "orders",
    touches: ["orders", "messages", ...BOOK_TOPICS],
    run: (app, { giving }: GivingOfOrder) => app.shop.office.giveBack(giving),
    success: (told, given) =>
      told === "on its way"
        ? onItsWay(given.giving.amount)
        : ({
            title: given.isAll ? "Refunded" : "Part Refunded",
            text: withTold(givenInWords(given), told),
            tone: "good",
          } as const),
    refusedAs: notPaidBack,
    refusals: REFUSALS,
  });
