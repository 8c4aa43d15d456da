import type { Cart, PackChoice } from "#core/cart/cart.ts";
import { changeQuantity, removeLine } from "#core/cart/cart-quantity.ts";
import { type CartReview, reviewCart } from "#core/cart/cart-review.ts";
import type { DeliveryChanged, LineRefusal } from "#core/cart/change-delivery.ts";
import {
  type DeliveryChange,
  type TakenOut,
  withDelivery,
  withLineBack,
} from "#core/cart/line-moves.ts";
import type { QuantityChange } from "#core/cart/set-quantity.ts";
import { CATALOGUE } from "#core/catalogue/catalogue.ts";
import type { Topic } from "#ports/change-feed.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { useCart } from "#ui/shared/queries/cart.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import { useInventory } from "#ui/shared/queries/inventory.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

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

const packOf = ({ category, packSize }: PackChoice): string =>
  `${CATALOGUE[category].name} (${packSize} pack)`;

const MOST = "One order can take 9,999 of a pack at most.";

const CHANGE_DELIVERY: Command<DeliveryChange, DeliveryChanged, LineRefusal, Cart> = {
  topic: TOPIC,
  run: (app, change) => app.visitor.changeDelivery(change),
  predict: (cart, change) => withDelivery(cart, change) ?? cart,
  success: ({ quantity, isMerged }, { choice, deliveryMethod }) =>
    isMerged
      ? {
          title: "Put together",
          text: `${packOf(choice)}, ${DELIVERY_NAMES[deliveryMethod]}: ${quantity} packs in one line`,
        }
      : null,
  refusals: {
    "line-full": {
      title: "Not Changed",
      text: `${MOST} Both lines are as they were.`,
      tone: "destructive",
    },
  },
};

/** Not by a hook that watches it: the line that was pressed may be gone before it is done. */
export const useChangeDelivery = () => useSend(CHANGE_DELIVERY);

const PUT_BACK: Command<TakenOut, Cart, LineRefusal, Cart> = {
  topic: TOPIC,
  run: (app, removed) => app.visitor.putBack(removed),
  predict: (cart, removed) => withLineBack(cart, removed) ?? cart,
  refusals: {
    "line-full": { title: "Not Put Back", text: MOST, tone: "destructive" },
  },
};

/** Takes a line out, which its notice puts back. `onUndone` is told which then. */
export const useRemoveFromCart = (onUndone: (choice: PackChoice) => void) => {
  const putBack = useSend(PUT_BACK);
  return useCommand({
    topic: TOPIC,
    run: (app, choice: PackChoice) => app.visitor.removeFromCart(choice),
    predict: (cart: Cart, choice: PackChoice) => removeLine(cart, choice),
    success: (removed, choice) => ({
      title: "Removed from basket",
      text: packOf(choice),
      ...(removed &&
        undo(() => {
          putBack(removed);
          onUndone(choice);
        })),
    }),
    refusals: {},
  });
};

export const useClearCart = () =>
  useCommand({
    topic: TOPIC,
    run: (app) => app.visitor.clearCart(),
    predict: (): Cart => [],
    refusals: {},
  });
