import { isInArea } from "#core/week/delivery-area.ts";
import styles from "#ui/shared/parts/notice-line.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";

/** Null where customers near the farm can order. */
export const useOwnPostcodeOutside = (): string | null => {
  const { address, deliveryPostcodes, calendar } = useFarm();
  const postcode = address.at(-1) ?? "";
  const delivers = calendar.week.some(({ method }) => method === "delivery");
  return !delivers || isInArea(deliveryPostcodes, postcode) ? null : postcode;
};

export const OwnPostcode = () => {
  const postcode = useOwnPostcodeOutside();
  if (postcode === null) return null;
  return (
    <aside className={styles.notice} aria-label="Not in your area">
      {`Your farm's own postcode, ${postcode}, is not in your delivery area. Customers near you read that you don't deliver to them.`}
    </aside>
  );
};
