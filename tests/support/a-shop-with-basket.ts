import { addToCart, aShop } from "#tests/support/a-shop.ts";

export const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;

const SIX_TO_COLLECT = { category: "large", packSize: 6, deliveryMethod: "collection" } as const;

/** A shop with a dozen large eggs to deliver and twice six to collect in the basket: £7.00. */
export const aShopWithBasket = async (deps: Parameters<typeof aShop>[0] = {}) => {
  const shop = aShop(deps);
  await addToCart(shop.app, DOZEN);
  await addToCart(shop.app, SIX_TO_COLLECT);
  await addToCart(shop.app, SIX_TO_COLLECT);
  return shop;
};
