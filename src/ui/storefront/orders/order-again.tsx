import { useState } from "react";
import type { MissingPacks, Refill } from "#core/cart/refill.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { ROUTES } from "#core/routes.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { Button, ButtonLink } from "#ui/shared/parts/button.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useOrderAgain } from "#ui/storefront/orders/order-again-queries.ts";
import styles from "#ui/storefront/orders/orders.module.css";

const WHY: Readonly<Record<MissingPacks["why"], string>> = {
  "not-for-sale": "no longer for sale",
  "sold-out": "sold out",
  "line-full": "your basket holds as many as one order can take",
};

const missingText = ({ name, packSize, quantity, added, why }: MissingPacks): string =>
  `${name} (${packSize} pack): ${added === 0 ? "left out" : `${added} of ${quantity} added`}, ${WHY[why]}.`;

export const OrderAgain = ({ order }: { readonly order: Order }) => {
  const { eggs } = useFarm();
  const location = useGuardedLocation();
  const [refill, setRefill] = useState<Refill | null>(null);
  const again = useOrderAgain((filled) => {
    setRefill(filled);
    // A page that is loaded anew keeps no notice: it says here what is left out.
    if (filled.missing.length === 0) location.navigate(ROUTES.checkout);
  });
  const missing = refill?.missing ?? [];
  return (
    <div className={styles.orderAgain}>
      <Button
        disabled={again.isPending}
        onClick={() => again.mutate(asCalledNow(order.items, eggs))}
      >
        Order again <span className={visuallyHiddenStyles.visuallyHidden}>{shortId(order)}</span>
      </Button>
      <div role="status">
        {[...new Set(missing.map(missingText))].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {missing.length > 0 && refill && refill.added.length > 0 && (
        <ButtonLink to={ROUTES.checkout}>Go to Your Basket</ButtonLink>
      )}
    </div>
  );
};
