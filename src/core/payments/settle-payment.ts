import { withoutBought } from "#core/payments/own-payment.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "cart" | "ownPayments" | "note">;

/** Takes out of the basket what was bought, and the note that went with it, once: a payment that is no longer remembered has been settled. */
export const settlePayment =
  ({ cart, ownPayments, note }: Records) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (!payment) return;
    await cart.save(withoutBought(await cart.load(), payment.packs));
    if (await note.load()) await note.save("");
    await ownPayments.remove(orderId);
  };

/** Nobody wonders any more what became of the payment. */
export const forgetPayment =
  ({ ownPayments }: Pick<Records, "ownPayments">) =>
  async (orderId: string): Promise<Result<null, never>> => {
    await ownPayments.remove(orderId);
    return accept(null);
  };
