import { useDoubtfulPayments } from "#ui/shared/queries/own-payments.ts";
import { DoubtfulPayment } from "#ui/storefront/payments/doubtful-payment.tsx";

export const DoubtfulPaymentList = () =>
  useDoubtfulPayments().map((orderId) => <DoubtfulPayment key={orderId} orderId={orderId} />);
