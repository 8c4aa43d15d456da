import { itemCount, sumWhenAdded } from "#core/cart/cart.ts";
import { ROUTES } from "#core/routes.ts";
import { formatGbp } from "#ui/shared/money.ts";
import barStyles from "#ui/shared/parts/bar.module.css";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { itemsText, useCart } from "#ui/storefront/basket/queries.ts";

/** The way on for a thumb, once something is in the basket. */
export const BasketBar = () => {
  const cart = useCart().data ?? [];
  return (
    cart.length > 0 && (
      <div className={barStyles.bar}>
        <p>
          <strong>{formatGbp(sumWhenAdded(cart))}</strong>
          <small>{` · ${itemsText(itemCount(cart))}`}</small>
        </p>
        <ButtonLink to={ROUTES.checkout}>Go to Basket</ButtonLink>
      </div>
    )
  );
};
