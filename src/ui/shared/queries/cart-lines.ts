import type { Cart, PackChoice } from "#core/cart/cart.ts";
import { changeQuantity, removeLine } from "#core/cart/cart-quantity.ts";
import { type CartReview, reviewCart } from "#core/cart/cart-review.ts";
import type { QuantityChange } from "#core/cart/set-quantity.ts";
import { CATALOGUE } from "#core/catalogue/catalogue.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useCart } from "#ui/shared/queries/cart.ts";
import { useInventory } from "#ui/shared/queries/inventory.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "cart";

/** The basket at the till, or undefined while it loads. */
export const useCartReview = (): CartReview | undefined => {
  const cart = useCart().data;
  const prices = usePrices().data;
  const inventory = useInventory().data;
  return cart && prices && inventory && reviewCart(cart, prices, inventory);
};

export const useSetQuantity = () =>
  useCommand({
    topic: TOPIC,
    run: (app, change: QuantityChange) => app.visitor.setQuantity(change),
    predict: (cart: Cart, { choice, quantity }: QuantityChange) =>
      changeQuantity(cart, choice, quantity),
    refusals: {},
  });

export const useRemoveFromCart = () =>
  useCommand({
    topic: TOPIC,
    run: (app, choice: PackChoice) => app.visitor.removeFromCart(choice),
    predict: (cart: Cart, choice: PackChoice) => removeLine(cart, choice),
    success: (_cart, { category, packSize }) => ({
      title: "Removed from basket",
      text: `${CATALOGUE[category].name} (${packSize} pack)`,
    }),
    refusals: {},
  });

export const useClearCart = () =>
  useCommand({
    topic: TOPIC,
    run: (app) => app.visitor.clearCart(),
    predict: (): Cart => [],
    refusals: {},
  });
