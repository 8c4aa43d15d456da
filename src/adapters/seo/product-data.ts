import type { Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { packId } from "#core/catalogue/pack.ts";
import { sourcesOf } from "#core/pictures/picture-sources.ts";
import type { PackOnOffer, Product } from "#core/products/product.ts";
import { formatPounds } from "#core/shared/money.ts";

const offerOf =
  (origin: string | null, { id, name }: Product) =>
  ({ size, price, canBeFilled }: PackOnOffer): Thing => ({
    "@type": "Offer",
    name: `${name} (${size} pack)`,
    sku: packId({ category: id, packSize: size }),
    url: addressOf(origin, "/"),
    price: formatPounds(price),
    priceCurrency: "GBP",
    availability: `https://schema.org/${canBeFilled ? "InStock" : "OutOfStock"}`,
  });

export const productsIn = (origin: string | null, products: readonly Product[]): readonly Thing[] =>
  products.map((product) => {
    const { src } = sourcesOf(product.image);
    return {
      "@type": "Product",
      name: product.name,
      description: product.description,
      ...(src.startsWith("/") && { image: addressOf(origin, src) }),
      offers: product.packs.map(offerOf(origin, product)),
    };
  });
