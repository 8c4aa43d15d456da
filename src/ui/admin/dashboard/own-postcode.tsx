import type { ReactNode } from "react";
import { isInArea } from "#core/week/delivery-area.ts";
import styles from "#ui/admin/dashboard/warnings.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";

export const OwnPostcode = ({ children }: { readonly children?: ReactNode }) => {
  const { address, deliveryPostcodes, calendar } = useFarm();
  const postcode = address.at(-1) ?? "";
  const delivers = calendar.week.some(({ method }) => method === "delivery");
  if (!delivers || isInArea(deliveryPostcodes, postcode)) return null;
  return (
    <aside className={styles.warning} aria-label="Not in your area">
      <p>{`Your farm's own postcode, ${postcode}, is not in your delivery area. Customers near you read that you don't deliver to them.`}</p>
      {children}
    </aside>
  );
};
