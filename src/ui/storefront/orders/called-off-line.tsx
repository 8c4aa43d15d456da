import type { CalledOff } from "#core/orders/called-off.ts";
import { forChosenDays } from "#core/orders/days-in-words.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";
import styles from "#ui/storefront/orders/orders.module.css";

const BY: Readonly<Record<"customer" | "farm", string>> = { customer: " by you", farm: " by us" };

interface CalledOffProps {
  readonly order: SeenOrder;
  readonly calledOff: CalledOff;
}

/** "Cancelled by you on 27 November, £5.05 paid back. It was for Saturday 28 November." */
export const CalledOffLine = ({ order, calledOff: { at, by, back } }: CalledOffProps) => {
  const farm = useFarm();
  const isThisYear = at.slice(0, 4) === useToday().slice(0, 4);
  const when = formatDay(at, isThisYear ? "d MMMM" : LONG_DAY);
  const money = back > 0 ? `, ${formatGbp(back)} paid back` : "";
  const day = forChosenDays(order, farm);
  const ended = `Cancelled${by ? BY[by] : ""} on ${when}${money}.`;
  return <p className={styles.calledOff}>{`${ended}${day && ` It was${day}.`}`}</p>;
};
