import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ROUTES } from "#core/routes.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useGuardedLocation, useIsGuarded } from "#ui/shared/navigation/location-context.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { DoubtfulPayment } from "#ui/storefront/payments/doubtful-payment.tsx";
import { aboutMoney, thanks } from "#ui/storefront/payments/notices.ts";
import { useOwnPayments } from "#ui/storefront/payments/recovery-queries.ts";
import { noteThanksSoon, thankedHere } from "#ui/storefront/payments/thanked.ts";

interface PaymentNewsProps {
  readonly openedAt: string;
}

const useLeadToOrder = (): ((orderId: string) => void) => {
  const location = useGuardedLocation();
  const isGuarded = useIsGuarded();
  const [orderId, setOrderId] = useState<string | null>(null);
  useEffect(() => {
    if (orderId === null || isGuarded) return;
    setOrderId(null);
    if (location.path() === ROUTES.checkout)
      location.navigate(ROUTES.orderSuccess, {
        replace: true,
        state: { isFromPayment: true, orderId },
      });
  }, [orderId, isGuarded, location]);
  return setOrderId;
};

const useThanks = ({ openedAt }: PaymentNewsProps): void => {
  const payments = useOwnPayments();
  const client = useQueryClient();
  const { visitor } = useApp();
  const leadToOrder = useLeadToOrder();

  useEffect(() => {
    const thanked = thankedHere(client);
    const news = (payments?.paid ?? []).filter(
      ({ orderId, at, isThanked }) => !thanked.has(orderId) && (!isThanked || at >= openedAt),
    );
    for (const paid of news) {
      thanked.add(paid.orderId);
      notify(aboutMoney(thanks(paid)), paid.orderId);
    }
    const newest = news.at(-1);
    if (!newest) return;
    leadToOrder(newest.orderId);
    noteThanksSoon(
      visitor.buyer,
      news.map(({ orderId }) => orderId),
    );
  }, [payments, openedAt, client, visitor, leadToOrder]);
};

export const PaymentNews = (props: PaymentNewsProps) => {
  const payments = useOwnPayments();
  useThanks(props);
  return payments?.doubtful.map((orderId) => <DoubtfulPayment key={orderId} orderId={orderId} />);
};
