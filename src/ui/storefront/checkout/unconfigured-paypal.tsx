import { notify } from "#ui/shared/notices/notices.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { PAYPAL_NOT_CONFIGURED } from "#ui/storefront/checkout/paypal-notices.ts";

export const UnconfiguredPayPal = () => (
  <button type="button" className={styles.paypalLook} onClick={() => notify(PAYPAL_NOT_CONFIGURED)}>
    PayPal
  </button>
);
