import { useId, useState } from "react";
import { offeredPack, type Product } from "#core/products/product.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import {
  ADD,
  CHOOSE,
  useAddToCart,
  useChooseDelivery,
  useChosenDelivery,
} from "#ui/storefront/basket/queries.ts";
import homeStyles from "#ui/storefront/home/home.module.css";
import type { NoDayWords } from "#ui/storefront/home/no-open-days.tsx";
import styles from "#ui/storefront/home/pack-form.module.css";
import { useIsElsewhere } from "#ui/storefront/postcode/queries.ts";

interface PackFormProps {
  readonly product: Product;
  readonly noDay: NoDayWords | null;
}

export const PackForm = ({ product, noDay }: PackFormProps) => {
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
      <p className={homeStyles.stock}>{`${product.stock} in stock`}</p>
      <label htmlFor={`${id}-size`}>Pack size</label>
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
      <fieldset className={styles.deliveryMethods}>
        <legend>Delivery method</legend>
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
            {DELIVERY_NAMES[method]}
          </label>
        ))}
        {noDay?.[deliveryMethod] && <p>{noDay[deliveryMethod]}</p>}
      </fieldset>
      <p className={styles.priceBox}>
        <span>Price</span> <output>{formatGbp(pack.price)}</output>
      </p>
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
    </form>
  );
};
