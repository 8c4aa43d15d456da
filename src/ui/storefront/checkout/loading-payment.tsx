import styles from "#ui/storefront/checkout/checkout.module.css";
import "#ui/shared/pico/busy.scss";

export const LoadingPayment = () => (
  <p role="status" aria-busy="true" className={styles.loadingPayment}>
    Loading Payment Options...
  </p>
);
