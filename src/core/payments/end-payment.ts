import { moved } from "#core/payments/agreement.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "agreements">;

const move =
  (event: "cancel" | "decline") =>
  ({ agreements }: Records) =>
  async (orderId: string): Promise<Result<null, never>> => {
    const stored = await agreements.find(orderId);
    const next = stored && moved(stored, event);
    if (next) await agreements.replace(next);
    return accept(null);
  };

/** The buyer gave the payment up: it is never captured. Money that moves all the same becomes an order. */
export const cancelPayment = move("cancel");

/** The provider took no money: the buyer may try again. */
export const declineCapture = move("decline");
