import type { Cart } from "#core/cart/cart.ts";
import type { LineRefusal } from "#core/cart/change-delivery.ts";
import { allCollected, deliveredAgain } from "#core/cart/collect-instead.ts";
import type { PutBackLineRefusal } from "#core/cart/put-back.ts";
import type { TakenOut } from "#core/cart/removed-line.ts";
import { collectionTimes } from "#core/farm-words.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import type { Deed } from "#ui/shared/queries/command-options.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { CHANGE_DELIVERY, PUT_BACK } from "#ui/storefront/basket/line-queries.ts";

const TITLE = "Collection Chosen";

export const COLLECT_INSTEAD: Deed<null, readonly TakenOut[], LineRefusal, Cart> = {
  topic: "cart",
  deed: "collect instead",
  run: (app, none, deed) => app.visitor.buyer.collectInstead(none, deed),
  predict: (cart) => allCollected(cart) ?? cart,
  success: () => ({ title: TITLE, text: "You collect all that is in your basket." }),
  refusals: CHANGE_DELIVERY.refusals,
};

export const DELIVER_AGAIN: Deed<readonly TakenOut[], Cart, PutBackLineRefusal, Cart> = {
  topic: "cart",
  deed: "deliver again",
  run: (app, moved, deed) => app.visitor.buyer.deliverAgain(moved, deed),
  predict: (cart, moved) => deliveredAgain(cart, moved) ?? cart,
  refusals: PUT_BACK.refusals,
};

export const useCollectInstead = () => {
  const deliverAgain = useSend(DELIVER_AGAIN);
  const times = collectionTimes(useFarm());
  return useSend({
    ...COLLECT_INSTEAD,
    success: (moved) => ({
      title: TITLE,
      text: times,
      ...(moved.length > 0 && undo(() => deliverAgain(moved))),
    }),
  });
};
