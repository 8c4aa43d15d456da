import styles from "#ui/storefront/checkout/checkout.module.css";
import "#ui/shared/pico/busy.scss";

export const LoadingPayment = ({ says = "Loading Payment Options..." }) => (
  <p role="status" aria-busy="true" className={styles.loadingPayment}>
    {says}
  </p>
);
