import type { App } from "#core/app.ts";
import type { GateSale } from "#core/by-hand/sell-at-gate.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import {
  GATE_BACK_REFUSALS,
  GATE_REFUSALS,
  type GateBackRefusal,
} from "#ui/admin/eggs/refusals.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "lots";

const TOUCHES: readonly Topic[] = ["orders", "messages", ...BOOK_TOPICS];

/** As by hand: opened again, and cancelled. */
const takeSaleBack = async (
  { shop: { office } }: App,
  id: string,
): Promise<Result<unknown, GateBackRefusal>> => {
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
  refusals: GATE_BACK_REFUSALS,
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
    refusals: GATE_REFUSALS,
  });
};
