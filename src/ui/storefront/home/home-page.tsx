import { useIsRestoring } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { AsOf } from "#ui/shared/parts/as-of.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Optional } from "#ui/shared/parts/optional.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { BasketBar } from "#ui/storefront/home/basket-bar.tsx";
import { Hero } from "#ui/storefront/home/hero.tsx";
import styles from "#ui/storefront/home/home.module.css";
import type { NoDayWords } from "#ui/storefront/home/no-open-days.tsx";
import { ProductCard } from "#ui/storefront/home/product-card.tsx";
import { useProducts } from "#ui/storefront/home/queries.ts";
import { WhyChooseUs } from "#ui/storefront/home/why-choose-us.tsx";
import { PostcodeBox } from "#ui/storefront/postcode/postcode-box.tsx";

const NoOpenDays = lazyPage(
  async () => (await import("#ui/storefront/home/no-open-days.tsx")).NoOpenDays,
);

const ProductGrid = () => {
  const products = useProducts();
  const [noDay, setNoDay] = useState<NoDayWords | null>(null);
  const isBeingTakenOver = useIsRestoring();
  if (!products) return <Loading what="eggs" count={6} />;
  if (products.length === 0)
    return <p data-own="">Nothing is for sale at the moment. Please look in again soon.</p>;
  return (
    <>
      <ul className={styles.eggs} data-own="">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} noDay={noDay} />
          </li>
        ))}
      </ul>
      <Optional shows="days">{!isBeingTakenOver && <NoOpenDays onFound={setNoDay} />}</Optional>
    </>
  );
};

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export const HomePage = () => {
  const farm = useFarm();
  const productsRef = useRef<HTMLHeadingElement>(null);

  const goToProducts = () => {
    productsRef.current?.scrollIntoView({ behavior: prefersStillness() ? "instant" : "smooth" });
    productsRef.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <title>{`${farm.name} – fresh eggs from the farm gate`}</title>
      <Hero onShop={goToProducts} />
      <section className={pageStyles.wide} aria-labelledby="products-title">
        <div className={styles.productsHead}>
          <h2 id="products-title" ref={productsRef} tabIndex={-1}>
            Our Eggs
          </h2>
          <PostcodeBox hint="It stays in this browser." onCollected={goToProducts} />
        </div>
        <ErrorArea what="our eggs">
          <AsOf />
          <ProductGrid />
        </ErrorArea>
      </section>
      <WhyChooseUs />
      <BasketBar />
    </>
  );
};
