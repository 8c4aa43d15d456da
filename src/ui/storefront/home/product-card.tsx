import { useId } from "react";
import type { Product } from "#core/products/product.ts";
import { Picture } from "#ui/shared/parts/picture.tsx";
import styles from "#ui/storefront/home/home.module.css";
import type { NoDayWords } from "#ui/storefront/home/no-open-days.tsx";
import { PackForm } from "#ui/storefront/home/pack-form.tsx";
import { Waitlist } from "#ui/storefront/home/waitlist.tsx";

interface ProductCardProps {
  readonly product: Product;
  readonly noDay: NoDayWords | null;
}

export const ProductCard = ({ product, noDay }: ProductCardProps) => {
  const headingId = useId();
  return (
    <article className={styles.productCard} aria-labelledby={headingId}>
      <Picture
        address={product.image}
        alt={product.imageDescription}
        shownAs="card"
        width={160}
        height={160}
      />
      <h3 id={headingId}>{product.name}</h3>
      <p className={styles.description}>{product.description}</p>
      {product.isAvailable ? (
        <PackForm product={product} noDay={noDay} />
      ) : (
        <>
          <p className={`${styles.stock} ${styles.stockOut}`}>Out of stock</p>
          <Waitlist category={product.id} />
        </>
      )}
    </article>
  );
};
