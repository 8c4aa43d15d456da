import type { App } from "#core/app.ts";
import type { CancelByHandRefusal } from "#core/by-hand/cancel-by-hand.ts";
import type { GateSale } from "#core/by-hand/sell-at-gate.ts";
import type { StatusRefusal } from "#core/marking/mark-order.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS, refused } from "#ui/admin/refusals.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "lots";

const TOUCHES: readonly Topic[] = ["orders", "messages", ...BOOK_TOPICS];

const SALE_ELSEWISE =
  "Something else has become of this sale meanwhile. Please look at the orders.";

const ofSale = (notice: Notice) => ({
  "order-gone": notice,
  "status-not-possible": notice,
  "changed-since": notice,
  "being-cancelled": notice,
});

const NOT_SOLD = refused("Not Sold", SALE_ELSEWISE);

const NOT_BACK = refused("Not Undone", SALE_ELSEWISE);

const takeSaleBack = async (
  { shop: { office } }: App,
  id: string,
): Promise<Result<unknown, StatusRefusal | CancelByHandRefusal>> => {
  const opened = await office.setOrderStatus({ id, status: "Pending" });
  return opened.ok ? office.cancelByHand({ id, isGivenBack: true }) : opened;
};

const TAKE_SALE_BACK = {
  topic: TOPIC,
  touches: TOUCHES,
  run: takeSaleBack,
  success: (): Notice => ({
    title: "Undone",
    text: "The sale is cancelled, and its eggs are back.",
  }),
  refusals: { ...ofSale(NOT_BACK), "eggs-short": NOT_BACK, "not-to-cancel": NOT_BACK },
};

export const useSellAtGate = () => {
  const takeBack = useSend(TAKE_SALE_BACK);
  return useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: ({ shop }, sale: GateSale) => shop.office.sellAtGate(sale),
    success: ({ id, total }) => ({
      title: "Success!",
      text: `Sold at the gate for ${formatGbp(total)}.`,
      tone: "good",
      ...undo(() => takeBack(id)),
    }),
    refusals: {
      ...REFUSALS,
      ...ofSale(NOT_SOLD),
      "day-not-open": NOT_SOLD,
      "eggs-short": refused("Not Handed Over", "The egg book has too few eggs for this sale."),
    },
  });
};
