import { useEffect, useId, useRef } from "react";
import type { PackChoice } from "#core/cart/cart.ts";
import type { LineTrouble, ReviewedLine } from "#core/cart/cart-review.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";
import { withCommas } from "#ui/shared/with-commas.ts";
import {
  useChangeDelivery,
  useRemoveFromCart,
  useSetQuantity,
} from "#ui/storefront/basket/line-queries.ts";
import styles from "#ui/storefront/checkout/cart-line.module.css";
import { QuantityField } from "#ui/storefront/checkout/quantity-field.tsx";

const troubleText = (name: string, trouble: LineTrouble): string =>
  trouble.kind === "not-for-sale"
    ? "This pack is no longer for sale. Please remove it."
    : `Not enough ${name} left: your basket asks for ${withCommas(trouble.asked)} of them, and we have ${withCommas(trouble.inStock)}. Please lower a quantity or remove a line.`;

const OTHER: Readonly<Record<DeliveryMethod, DeliveryMethod>> = {
  delivery: "collection",
  collection: "delivery",
};

interface CartLineItemProps {
  readonly line: ReviewedLine;
  readonly takesFocus: boolean;
  readonly onMove: (choice: PackChoice) => void;
  readonly onRemove: () => void;
}

export const CartLineItem = ({ line, takesFocus, onMove, onRemove }: CartLineItemProps) => {
  const id = useId();
  const setQuantity = useSetQuantity();
  const changeDelivery = useChangeDelivery();
  const remove = useRemoveFromCart(onMove);
  const switchRef = useRef<HTMLButtonElement>(null);
  const { category, packSize, deliveryMethod } = line;
  const eggs = eggTypeIn(useFarm().eggs, category);
  const choice = { category, packSize, deliveryMethod };
  const delivery = DELIVERY_NAMES[deliveryMethod];
  const other = OTHER[deliveryMethod];
  useEffect(() => {
    if (takesFocus) switchRef.current?.focus();
  }, [takesFocus]);

  return (
    <li
      className={styles.cartLine}
      aria-label={`${eggs.name}, ${packSize} pack, ${delivery}`}
      {...(line.trouble && { "data-trouble": line.trouble.kind })}
    >
      <div className={styles.picture}>
        <Picture address={eggs.image} alt="" shownAs="row" width={64} height={64} isSeenAtOnce />
      </div>
      <p className={styles.cartLineName} id={`${id}-name`}>
        <strong>{eggs.name}</strong>
        <span>
          {[
            `${packSize} pack`,
            ...(line.trouble?.kind === "not-for-sale" ? [] : [`${formatGbp(line.priceNow)} each`]),
          ].join(" · ")}
        </span>
      </p>
      <output className={styles.linePrice}>{formatGbp(line.lineTotal)}</output>
      <div className={styles.lineActions}>
        <QuantityField
          quantity={line.quantity}
          onChange={(quantity) => setQuantity({ choice, quantity })}
        />
        <Button
          ref={switchRef}
          variant="ghost"
          size="sm"
          aria-label={`Change to ${DELIVERY_NAMES[other]}`}
          aria-describedby={`${id}-name`}
          onClick={() => {
            changeDelivery({ choice, deliveryMethod: other });
            onMove({ ...choice, deliveryMethod: other });
          }}
        >{`To ${DELIVERY_NAMES[other]}`}</Button>
        <Button
          variant="ghost"
          size="sm"
          className={styles.remove}
          aria-describedby={`${id}-name`}
          onClick={() => {
            remove(choice);
            onRemove();
          }}
        >
          Remove
        </Button>
      </div>
      {line.priceChanged && (
        <p
          className={spaced(noticeStyles.notice, styles.lineNote)}
        >{`The price has changed since you added it: it was ${formatGbp(line.price)}, and is now ${formatGbp(line.priceNow)} a pack.`}</p>
      )}
      {line.trouble && (
        <p className={spaced(noticeStyles.notice, noticeStyles.bad, styles.lineNote)} role="alert">
          {troubleText(eggs.name, line.trouble)}
        </p>
      )}
    </li>
  );
};
