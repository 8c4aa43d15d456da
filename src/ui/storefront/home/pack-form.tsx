import { type ReactNode, useId, useState } from "react";
import { offeredPack, type Product } from "#core/products/product.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import segmentStyles from "#ui/shared/parts/segments.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import {
  ADD,
  CHOOSE,
  useAddToCart,
  useChooseDelivery,
  useChosenDelivery,
} from "#ui/storefront/basket/queries.ts";
import type { NoDayWords } from "#ui/storefront/home/no-open-days.tsx";
import styles from "#ui/storefront/home/pack-form.module.css";
import { useIsElsewhere } from "#ui/storefront/postcode/queries.ts";

interface PackFormProps {
  readonly product: Product;
  readonly noDay: NoDayWords | null;
  /** What the kind is, between its price and the choices. */
  readonly children: ReactNode;
}

export const PackForm = ({ product, noDay, children }: PackFormProps) => {
  const id = useId();
  const [wantedSize, wantSize] = useState<number | null>(null);
  const [wantedMethod, wantMethod] = useState<DeliveryMethod | null>(null);
  const chosenLast = useChosenDelivery();
  const isElsewhere = useIsElsewhere();
  const chooseDelivery = useChooseDelivery();
  const deliveryMethod = wantedMethod ?? (isElsewhere ? "collection" : chosenLast);
  const addToCart = useAddToCart();
  const pack = offeredPack(product, wantedSize);
  if (!pack) return null;

  return (
    <form>
      <p className={styles.price}>
        <span>Price</span> <output>{formatGbp(pack.price)}</output>
      </p>
      {children}
      <div className={styles.how}>
        <fieldset className={segmentStyles.segments}>
          <legend className={visuallyHiddenStyles.visuallyHidden}>Delivery method</legend>
          {DELIVERY_METHODS.map((method) => (
            <label key={method}>
              <input
                type="radio"
                name="deliveryMethod"
                value={method}
                data-deed={CHOOSE.deed}
                checked={deliveryMethod === method}
                onChange={() => {
                  wantMethod(method);
                  chooseDelivery(method);
                }}
              />
              <span>{DELIVERY_NAMES[method]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.stock}>{`${product.stock} in stock`}</p>
      </div>
      {noDay?.[deliveryMethod] && <p className={styles.noDay}>{noDay[deliveryMethod]}</p>}
      <div className={styles.act}>
        <label htmlFor={`${id}-size`}>
          <span className={visuallyHiddenStyles.visuallyHidden}>Pack size</span>
          <select
            id={`${id}-size`}
            name="packSize"
            value={pack.size}
            onChange={(event) => wantSize(Number(event.target.value))}
          >
            {product.packs.map(({ size, price, canBeFilled }) => (
              <option
                key={size}
                value={size}
                disabled={!canBeFilled}
                data-price={price}
              >{`${size} pack — ${formatGbp(price)}`}</option>
            ))}
          </select>
        </label>
        <Button
          type="submit"
          name="category"
          value={product.id}
          data-deed={ADD.deed}
          data-done="Added"
          suppressHydrationWarning
          onClick={(event) => {
            // A form's submission costs the browser more than all that follows here.
            event.preventDefault();
            addToCart({
              category: product.id,
              packSize: pack.size,
              deliveryMethod,
              price: pack.price,
              inStock: product.stock,
            });
          }}
        >
          Add to Basket
        </Button>
      </div>
    </form>
  );
};
