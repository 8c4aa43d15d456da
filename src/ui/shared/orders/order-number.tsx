import { shortId } from "#core/orders/order.ts";
import styles from "#ui/shared/orders/order-number.module.css";

export const OrderNumber = ({ id }: { readonly id: string }) => (
  <span className={styles.number}>{shortId({ id })}</span>
);
