import { lazyPage } from "#ui/shared/lazy-page.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { useHasOwnPayments } from "#ui/shared/queries/has-own-payments.ts";

const DoubtfulPaymentList = lazyPage(
  async () =>
    (await import("#ui/storefront/payments/doubtful-payment-list.tsx")).DoubtfulPaymentList,
);

export const DoubtfulPayments = () => {
  const hasAny = useHasOwnPayments();
  return (
    hasAny && (
      <LoadingArea shows="payments in doubt">
        <DoubtfulPaymentList />
      </LoadingArea>
    )
  );
};
