import pageStyles from "#ui/shared/parts/page.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import styles from "#ui/storefront/payments/doubtful-payment.module.css";
import { useForgetPayment } from "#ui/storefront/payments/recovery-queries.ts";

export const DoubtfulPayment = ({ orderId }: { readonly orderId: string }) => {
  const forget = useForgetPayment();
  return (
    <section role="alert" className={`${pageStyles.wide} ${styles.doubtfulPayment}`}>
      <p>
        <strong>A payment may have gone through. Please check PayPal before paying again.</strong>{" "}
        <span>
          Its number is <span className={styles.paymentNumber}>{orderId}</span>.
        </span>
      </p>
      <SavingButton variant="secondary" sent={[forget]} onClick={() => forget.mutate(orderId)}>
        I have checked
      </SavingButton>
    </section>
  );
};
