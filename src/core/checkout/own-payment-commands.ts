import { saveCart } from "#core/cart/save-cart.ts";
import { withoutBought } from "#core/checkout/own-payment.ts";
import { rememberEmail } from "#core/checkout/remember-email.ts";
import type { CommandContext } from "#core/command.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type OwnPayments = Pick<VisitorRecords, "ownPayments">;
type Records = Pick<VisitorRecords, "cart" | "chosenDays" | "ownPayments" | "note">;

export const rememberPayment =
  ({ ownPayments, note }: Pick<Records, "ownPayments" | "note">) =>
  async (orderId: string, packs: readonly WantedPacks[]): Promise<void> =>
    ownPayments.add({ orderId, packs, note: await note.load(), heartbeat: null });

const setHeartbeat =
  (heartbeatAt: (now: string) => string | null) =>
  ({ ownPayments, now }: OwnPayments & CommandContext) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (payment) await ownPayments.replace({ ...payment, heartbeat: heartbeatAt(now) });
  };

export const startHeartbeat = setHeartbeat((now) => now);

export const stopHeartbeat = setHeartbeat(() => null);

/** The page that captures the payment is still there. Answers false once it captures it no more. */
export const beat =
  ({ ownPayments, now }: OwnPayments & CommandContext) =>
  async (orderId: string): Promise<boolean> => {
    const payment = await ownPayments.find(orderId);
    if (!payment?.heartbeat) return false;
    await ownPayments.replace({ ...payment, heartbeat: now });
    return true;
  };

/**
 * Takes out of the basket what was bought, and the note that went with it, once: a payment that is no longer remembered
 * was bought before. What has been written since is for the next order.
 */
export const removeBought =
  ({ ownPayments, note, ...basket }: Records) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (!payment) return;
    await saveCart(basket, withoutBought(await basket.cart.load(), payment.packs));
    if (payment.note && (await note.load()) === payment.note) await note.save("");
    await ownPayments.remove(orderId);
  };

/** What was bought leaves the basket, and the e-mail that it was paid with stays. */
export const settlePaid =
  (records: Records & Pick<VisitorRecords, "lastEmail"> & CommandContext) =>
  async (orderId: string, email: string): Promise<void> => {
    await removeBought(records)(orderId);
    await rememberEmail(records)(email);
  };

export const forgetPayments =
  ({ ownPayments }: OwnPayments) =>
  async (orderIds: readonly string[]): Promise<Result<null, never>> => {
    for (const orderId of orderIds) await ownPayments.remove(orderId);
    return accept(null);
  };
