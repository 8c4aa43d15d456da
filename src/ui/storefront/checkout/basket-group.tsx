import { useId } from "react";
import { isSameLine, lineKey, type PackChoice } from "#core/cart/cart.ts";
import type { ReviewedLine } from "#core/cart/cart-review.ts";
import { farmPlace } from "#core/farm-words.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { CartLineItem } from "#ui/storefront/checkout/cart-line-item.tsx";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { DayGroup } from "#ui/storefront/checkout/day-group.tsx";
import type { MethodDays } from "#ui/storefront/checkout/use-day-choices.ts";

interface BasketGroupProps {
  readonly days: MethodDays;
  readonly lines: readonly ReviewedLine[];
  readonly moved: PackChoice | null;
  readonly isBusy: boolean;
  readonly onMove: (choice: PackChoice) => void;
  readonly onGone: () => void;
}

/** What leaves the farm together, with its day. */
export const BasketGroup = ({ days, lines, moved, isBusy, onMove, onGone }: BasketGroupProps) => {
  const id = useId();
  const farm = useFarm();
  return (
    <div className={styles.group}>
      <h2 id={id}>{DELIVERY_NAMES[days.method]}</h2>
      {days.method === "collection" && <small>{farmPlace(farm)}</small>}
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <CartLineItem
            key={lineKey(line)}
            line={line}
            takesFocus={moved !== null && isSameLine(line, moved)}
            onMove={onMove}
            onRemove={onGone}
          />
        ))}
      </ul>
      <DayGroup days={days} isBusy={isBusy} onCollected={onGone} />
    </div>
  );
};
