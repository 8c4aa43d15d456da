import { withoutBought } from "#core/payments/own-payment.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "cart" | "ownPayments" | "note">;

/**
 * Takes out of the basket what was bought, and the note that went with it, once: a payment that is no longer remembered
 * has been settled. What has been written since is for the next order.
 */
export const settlePayment =
  ({ cart, ownPayments, note }: Records) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (!payment) return;
    await cart.save(withoutBought(await cart.load(), payment.packs));
    if (payment.note && (await note.load()) === payment.note) await note.save("");
    await ownPayments.remove(orderId);
  };

/** Nobody wonders any more what became of the payments. */
export const forgetPayments =
  ({ ownPayments }: Pick<Records, "ownPayments">) =>
  async (orderIds: readonly string[]): Promise<void> => {
    for (const orderId of orderIds) await ownPayments.remove(orderId);
  };

/** Nobody wonders any more what became of the payment. */
export const forgetPayment =
  ({ ownPayments }: Pick<Records, "ownPayments">) =>
  async (orderId: string): Promise<Result<null, never>> => {
    await ownPayments.remove(orderId);
    return accept(null);
  };
