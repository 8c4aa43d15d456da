import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useForgetPayment } from "#ui/shared/queries/forget-payment.ts";
import "#ui/storefront/payments/doubtful-payment.css";

/** A payment of which nobody knows whether it went through, since the page that captured it died. */
export const DoubtfulPayment = ({ orderId }: { readonly orderId: string }) => {
  const forget = useForgetPayment();
  return (
    <section role="alert" className="wide doubtful-payment">
      <p>
        <strong>A payment may have gone through. Please check PayPal before paying again.</strong>{" "}
        <span>
          Its number is <span className="payment-number">{orderId}</span>.
        </span>
      </p>
      <SavingButton variant="outline" onClick={() => forget.mutate(orderId)}>
        I have checked
      </SavingButton>
    </section>
  );
};
