import { Suspense } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useDoubtfulPayments } from "#ui/shared/queries/own-payments.ts";

const DoubtfulPayment = lazyPage(
  async () => (await import("#ui/storefront/payments/doubtful-payment.tsx")).DoubtfulPayment,
);

/** Says which of this visitor's payments may have gone through without an order. */
export const DoubtfulPayments = () => {
  const doubtful = useDoubtfulPayments();
  return (
    <Suspense>
      {doubtful.map((orderId) => (
        <DoubtfulPayment key={orderId} orderId={orderId} />
      ))}
    </Suspense>
  );
};
