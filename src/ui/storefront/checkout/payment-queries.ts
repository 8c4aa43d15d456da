import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Cart } from "#core/cart/cart.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import type { Adding } from "#core/checkout/pay-for-cart.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { PaymentMethod } from "#core/orders/order.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";
import { whenIdle } from "#ui/shared/queries/when-idle.ts";
import {
  aboutMoney,
  addingNotice,
  openNotice,
  takeNotice,
  thanks,
} from "#ui/storefront/payments/notices.ts";
import { noteThanksSoon, thankedHere } from "#ui/storefront/payments/thanked.ts";

/** Thanks for what another page paid say more than a refusal that comes after, and stay. */
const isSaidByThanks = ({ kind }: { readonly kind: string }, hasThanked: boolean): boolean =>
  hasThanked && ["being-paid", "paid-already", "cancelled"].includes(kind);

const useReadDaysAgain = () => {
  const client = useQueryClient();
  return ({ kind }: { readonly kind: string }): void => {
    if (kind === "day-gone")
      void readAgain(client, (change) => change === "week" || change === "days");
  };
};

export interface PaymentToOpen {
  readonly method: PaymentMethod;
  readonly note: string;
  readonly days: ChosenDays;
  readonly typed: TypedDetails;
  readonly adding?: Adding & { readonly total: Pence };
}

export const useOpenPayment = () => {
  const app = useApp();
  const client = useQueryClient();
  const thanked = thankedHere(client);
  const readDaysAgain = useReadDaysAgain();

  const totalShown = (): number => {
    const [cart, prices, inventory] = [
      client.getQueryData<Cart>(["cart"]),
      client.getQueryData<Prices>(["prices"]),
      client.getQueryData<Inventory>(["inventory"]),
    ];
    return cart && prices && inventory ? reviewCart(cart, prices, inventory).total : 0;
  };

  return useMutation({
    mutationFn: async ({ adding, ...payment }: PaymentToOpen) => {
      await whenIdle(client, "cart");
      const { buyer } = app.visitor;
      if (!adding) return buyer.payForCart({ ...payment, expectedTotal: totalShown() });
      const { total: expectedTotal, ...packs } = adding;
      return buyer.payForCart({ ...payment, expectedTotal, adding: packs });
    },
    onMutate: () => ({ thankedBefore: thanked.size }),
    onSuccess: (answer, { adding }, { thankedBefore }) => {
      if (answer.ok || isSaidByThanks(answer.refusal, thanked.size > thankedBefore)) return;
      const notice = adding ? addingNotice(answer.refusal) : openNotice(answer.refusal);
      if (notice) notify(aboutMoney(notice));
      readDaysAgain(answer.refusal);
    },
    meta: { touches: ["prices", "inventory", "cart"], isSilent: () => true },
  });
};

export interface ApprovedPayment {
  readonly orderId: string;
  readonly payer?: Payer;
}

export const useTakePayment = () => {
  const { buyer } = useApp().visitor;
  const farm = useFarm();
  const thanked = thankedHere(useQueryClient());
  const readDaysAgain = useReadDaysAgain();
  return useMutation({
    mutationFn: ({ orderId, payer }: ApprovedPayment) => {
      thanked.add(orderId);
      return buyer.takePayment(orderId, payer);
    },
    onMutate: () => ({ thankedBefore: thanked.size }),
    onSuccess: (answer, { orderId }, { thankedBefore }) => {
      if (answer.ok) {
        notify(aboutMoney(thanks(answer.value)), orderId);
        noteThanksSoon(buyer, [orderId]);
        return;
      }
      if (answer.refusal.kind !== "paid-not-recorded") thanked.delete(orderId);
      if (isSaidByThanks(answer.refusal, thanked.size > thankedBefore)) return;
      notify(aboutMoney(takeNotice(answer.refusal, farm)));
      readDaysAgain(answer.refusal);
    },
    onError: (_failure, { orderId }) => void thanked.delete(orderId),
    meta: { touches: ["cart", "ownPayments", "note", "inventory", "prices", "orders"] },
  });
};

export const useCancelPayment = () => {
  const app = useApp();
  return useMutation({
    mutationFn: (orderId: string) => app.visitor.buyer.cancelPayment(orderId),
    meta: { touches: ["ownPayments"] },
  });
};
