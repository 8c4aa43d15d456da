import { useState } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { Optional } from "#ui/shared/parts/optional.tsx";
import { useHasOwnPayments } from "#ui/storefront/payments/queries.ts";

const PaymentNews = lazyPage(
  async () => (await import("#ui/storefront/payments/payment-news.tsx")).PaymentNews,
);

/** Stays once there was a payment: another page may have thanked for it. */
export const OwnPayments = () => {
  const { visitor } = useApp();
  const [openedAt] = useState(visitor.now);
  const hasAny = useHasOwnPayments();
  const [hadAny, setHadAny] = useState(hasAny);
  if (hasAny && !hadAny) setHadAny(true);
  return <Optional shows="payments">{hadAny && <PaymentNews openedAt={openedAt} />}</Optional>;
};
