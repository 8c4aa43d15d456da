import type { Cart, PackChoice } from "#core/cart/cart.ts";
import { changeQuantity, removeLine } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { type CartReview, reviewCart } from "#core/cart/cart-review.ts";
import type { DeliveryChanged, LineRefusal } from "#core/cart/change-delivery.ts";
import { type DeliveryChange, withDelivery } from "#core/cart/change-delivery.ts";
import type { PutBackLineRefusal } from "#core/cart/put-back.ts";
import { type TakenOut, withLineBack } from "#core/cart/removed-line.ts";
import type { QuantityChange } from "#core/cart/set-quantity.ts";
import type { Topic } from "#ports/change-feed.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { useInventory } from "#ui/shared/queries/inventory.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { withCommas } from "#ui/shared/with-commas.ts";
import { packText, useCart } from "#ui/storefront/basket/queries.ts";

const TOPIC: Topic = "cart";

export const useCartReview = (): CartReview | undefined => {
  const cart = useCart().data;
  const prices = usePrices().data;
  const inventory = useInventory().data;
  return cart && prices && inventory && reviewCart(cart, prices, inventory);
};

export const SET_QUANTITY: Deed<QuantityChange, Cart, never, Cart> = {
  topic: TOPIC,
  deed: "set quantity",
  run: (app, change, deed) => app.visitor.setQuantity(change, deed),
  predict: (cart, { choice, quantity }) => changeQuantity(cart, choice, quantity),
  refusals: DONE_ALREADY,
};

export const useSetQuantity = () => useSend(SET_QUANTITY);

const MOST = `One order can take ${withCommas(MAX_QUANTITY)} of a pack at most.`;

export const CHANGE_DELIVERY: Deed<DeliveryChange, DeliveryChanged, LineRefusal, Cart> = {
  topic: TOPIC,
  deed: "change delivery",
  run: (app, change, deed) => app.visitor.changeDelivery(change, deed),
  predict: (cart, change) => withDelivery(cart, change) ?? cart,
  success: ({ quantity, isMerged }, { choice, deliveryMethod }, client) =>
    isMerged
      ? {
          title: "Put together",
          text: `${packText(choice, client)}, ${DELIVERY_NAMES[deliveryMethod]}: ${quantity} packs in one line`,
        }
      : null,
  refusals: {
    ...DONE_ALREADY,
    "line-full": {
      title: "Not Changed",
      text: `${MOST} Both lines are as they were.`,
      tone: "destructive",
    },
  },
};

/** useMutation would forget it with its component, and the line may leave first. */
export const useChangeDelivery = () => useSend(CHANGE_DELIVERY);

export const PUT_BACK: Deed<TakenOut, Cart, PutBackLineRefusal, Cart> = {
  topic: TOPIC,
  deed: "put back",
  run: (app, removed, deed) => app.visitor.putBack(removed, deed),
  predict: (cart, removed) => withLineBack(cart, removed) ?? cart,
  refusals: {
    ...DONE_ALREADY,
    "line-full": { title: "Not Put Back", text: MOST, tone: "destructive" },
    "unlikely-line": {
      title: "Not Put Back",
      text: "Something in this line can't be. Please add it again.",
      tone: "destructive",
    },
  },
};

export const REMOVE: Deed<PackChoice, TakenOut | null, never, Cart> = {
  topic: TOPIC,
  deed: "remove",
  run: (app, choice, deed) => app.visitor.removeFromCart(choice, deed),
  predict: removeLine,
  success: (_removed, choice, client) => ({
    title: "Removed from basket",
    text: packText(choice, client),
  }),
  refusals: DONE_ALREADY,
};

export const useRemoveFromCart = (onUndone: (choice: PackChoice) => void) => {
  const putBack = useSend(PUT_BACK);
  return useSend({
    ...REMOVE,
    success: (removed, choice, client) => ({
      title: "Removed from basket",
      text: packText(choice, client),
      ...(removed &&
        undo(() => {
          putBack(removed);
          onUndone(choice);
        })),
    }),
  });
};

export const useClearCart = () =>
  useCommand({
    topic: TOPIC,
    run: (app) => app.visitor.clearCart(),
    predict: (): Cart => [],
    refusals: {},
  });
