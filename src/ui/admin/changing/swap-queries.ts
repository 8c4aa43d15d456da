import type { App } from "#core/app.ts";
import type { PacksChange } from "#core/changing/changing.ts";
import type { Swap } from "#core/changing/swap.ts";
import type { Swapped } from "#core/changing/swap-packs.ts";
import { shortId } from "#core/orders/order.ts";
import { accept } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { spaced } from "#ui/shared/spaced.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

const TOUCHES: readonly Topic[] = ["orders", "messages", "week", ...BOOK_TOPICS];

const countOf = (orders: number): string => (orders === 1 ? "1 order" : `${orders} orders`);

const notSwapped = ({ refused }: Swapped): string =>
  refused.length > 0 ? `Not changed: ${refused.map(shortId).join(", ")}.` : "";

const swapped = (answer: Swapped): Notice => {
  const { done, back, told } = answer;
  if (done.length === 0)
    return { title: "Not Changed", text: notSwapped(answer), tone: "destructive" };
  const paid = back > 0 ? `, and ${formatGbp(back)} goes back` : "";
  return {
    title: "Packs Changed",
    text: spaced(withTold(`${countOf(done.length)} changed${paid}.`, told), notSwapped(answer)),
    tone: "good",
  };
};

const PUT_BACK = {
  topic: "orders" as const,
  touches: TOUCHES,
  run: async ({ shop: { office } }: App, changes: readonly PacksChange[]) => {
    let done = 0;
    for (const change of changes) if ((await office.changePacks(change)).ok) done += 1;
    return accept(done);
  },
  success: (done: number, changes: readonly PacksChange[]): Notice =>
    done === changes.length
      ? { title: "Undone", text: `${countOf(done)} as before.`, tone: "good" }
      : {
          title: "Not All Undone",
          text: `${countOf(done)} as before; ${countOf(changes.length - done)} changed meanwhile.`,
          tone: "destructive",
        },
  refusals: REFUSALS,
};

/** Undo is for those orders whose money hasn't moved. */
export const useSwapPacks = () => {
  const putBack = useSend(PUT_BACK);
  return useCommand({
    topic: "orders",
    touches: TOUCHES,
    run: (app, swap: Swap) => app.shop.office.swapPacks(swap),
    success: (answer: Swapped) => ({
      ...swapped(answer),
      ...(answer.undo.length > 0 && undo(() => putBack(answer.undo))),
    }),
    refusals: REFUSALS,
  });
};
