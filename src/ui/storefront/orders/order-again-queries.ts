import type { Cart } from "#core/cart/cart.ts";
import type { AddedPacks, OrderedPacks, Refill } from "#core/cart/refill.ts";
import { without } from "#core/cart/refill.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { INVENTORY } from "#ui/shared/queries/inventory.ts";
import { PRICES } from "#ui/shared/queries/prices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { knownRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "cart";

export const TAKE_OUT: Deed<readonly AddedPacks[], Cart, never, Cart> = {
  topic: TOPIC,
  deed: "take out",
  run: (app, added, deed) => app.visitor.buyer.takeOut(added, deed),
  predict: without,
  refusals: DONE_ALREADY,
};

const filled = (added: readonly AddedPacks[], takeOut: () => void): Notice => {
  const packs = sumOf(added, ({ quantity }) => quantity);
  return {
    title: "Basket Filled",
    text: `${packs} ${packs === 1 ? "pack" : "packs"} added, at today's prices`,
    ...undo(takeOut),
  };
};

export const useOrderAgain = (onFilled: (refill: Refill) => void) => {
  const takeOut = useSend(TAKE_OUT);
  return useCommand({
    topic: TOPIC,
    run: async (app, items: readonly OrderedPacks[], _deed, client) => {
      const [prices, inventory] = await Promise.all([
        knownRecords(PRICES, client, app),
        knownRecords(INVENTORY, client, app),
      ]);
      return app.visitor.buyer.orderAgain({ items, prices, inventory });
    },
    success: ({ added }: Refill) => (added.length > 0 ? filled(added, () => takeOut(added)) : null),
    done: onFilled,
    refusals: {},
  });
};
