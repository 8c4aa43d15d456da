import { notify } from "#ui/shared/notices/notices.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { PAYPAL_NOT_CONFIGURED } from "#ui/storefront/checkout/paypal-notices.ts";

/** What stands for PayPal's own buttons while the shop owner has set no client id. It loads and creates nothing. */
export const UnconfiguredPayPal = () => (
  <button type="button" className={styles.paypalLook} onClick={() => notify(PAYPAL_NOT_CONFIGURED)}>
    PayPal
  </button>
);
