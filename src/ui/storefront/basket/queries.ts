import type { QueryClient } from "@tanstack/react-query";
import type { AddToCartRefusal, OfferedPack } from "#core/cart/add-to-cart.ts";
import { addPack, type Cart } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { Pack } from "#core/catalogue/pack.ts";
import { ROUTES } from "#core/routes.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { type Command, type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { knownEggs } from "#ui/shared/queries/farm.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const TOPIC: Topic = "cart";

const ADD_REFUSALS: Record<AddToCartRefusal["kind"], Notice> = {
  "not-for-sale": {
    title: "Not For Sale",
    text: "This pack is not for sale at the moment.",
    tone: "destructive",
  },
  "not-enough-eggs": {
    title: "Not Enough Eggs",
    text: "There are fewer eggs left than this pack holds. Please choose a smaller one.",
    tone: "destructive",
  },
  "line-full": {
    title: "Not Added",
    text: `Your basket holds as many of this pack as one order can take: ${withCommas(MAX_QUANTITY)}.`,
    tone: "destructive",
  },
};

export const useCart = () =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.visitor.getCart() });

export const itemsText = (count: number): string => `${count} ${count === 1 ? "item" : "items"}`;

export const packText = ({ category, packSize }: Pack, client: QueryClient): string =>
  `${eggTypeIn(knownEggs(client), category).name} (${packSize} pack)`;

export const ADD: Deed<OfferedPack, Cart, AddToCartRefusal, Cart> = {
  topic: TOPIC,
  deed: "put in",
  run: (app, pack, deed) => app.visitor.addToCart(pack, deed),
  predict: (cart, pack) => addPack(cart, pack, pack.price),
  success: (_cart, pack, client) => ({
    title: "Added to basket!",
    text: packText(pack, client),
    way: { label: "Go to Basket", to: ROUTES.checkout },
  }),
  refusals: { ...ADD_REFUSALS, ...DONE_ALREADY },
};

export const useAddToCart = (): ((pack: OfferedPack) => void) => useSend(ADD);

const DELIVERY: Topic = "delivery";

export const useChosenDelivery = (): DeliveryMethod =>
  useRecords({
    reads: [DELIVERY],
    key: [DELIVERY],
    run: (app) => app.visitor.getDelivery(),
    throwOnError: false,
  }).data ?? "delivery";

export const CHOOSE: Deed<DeliveryMethod, DeliveryMethod, never, DeliveryMethod> = {
  topic: DELIVERY,
  deed: "choose delivery",
  run: (app, method, deed) => app.visitor.chooseDelivery(method, deed),
  predict: (_before, method) => method,
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

export const useChooseDelivery = (): ((method: DeliveryMethod) => void) => useSend(CHOOSE);

const linesRemoved = (count: number): Notice => ({
  title: "Basket Updated",
  text: `${count === 1 ? "One item" : itemsText(count)} in your basket could not be kept: we do not sell such a pack, or could not read the line. The rest is still there.`,
});

const MEND: Command<void, number, never, never> = {
  topic: TOPIC,
  run: (app) => app.visitor.mendCart(),
  success: (skipped) => (skipped > 0 ? linesRemoved(skipped) : null),
  refusals: {},
};

export const useMendCart = () => useSend(MEND);
