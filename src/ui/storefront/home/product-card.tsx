import { useId } from "react";
import type { Product } from "#core/products/product.ts";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { spaced } from "#ui/shared/spaced.ts";
import styles from "#ui/storefront/home/egg-card.module.css";
import type { NoDayWords } from "#ui/storefront/home/no-open-days.tsx";
import { PackForm } from "#ui/storefront/home/pack-form.tsx";
import { Waitlist } from "#ui/storefront/home/waitlist.tsx";

interface ProductCardProps {
  readonly product: Product;
  readonly noDay: NoDayWords | null;
}

export const ProductCard = ({ product, noDay }: ProductCardProps) => {
  const headingId = useId();
  const description = <p className={styles.description}>{product.description}</p>;
  return (
    <article
      className={spaced(styles.egg, !product.isAvailable && styles.out)}
      aria-labelledby={headingId}
    >
      <div className={styles.picture}>
        <Picture
          address={product.image}
          alt={product.imageDescription}
          shownAs="card"
          width={160}
          height={160}
        />
      </div>
      <h3 id={headingId}>{product.name}</h3>
      {product.isAvailable ? (
        <PackForm product={product} noDay={noDay}>
          {description}
        </PackForm>
      ) : (
        <>
          {description}
          <div className={styles.outAct}>
            <p className={styles.outStock}>Out of stock</p>
            <Waitlist category={product.id} />
          </div>
        </>
      )}
    </article>
  );
};
