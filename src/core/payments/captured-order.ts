import type { Order } from "#core/orders/order.ts";
import { isWishOf } from "#core/orders/refunds-of-order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { emailOf } from "#core/payments/who-ordered.ts";
import { picked } from "#core/shared/picked.ts";
import type { ShopRecords } from "#ports/records.ts";

/** News of a payment, with what the shop knows of it. */
export interface CapturedOrder {
  readonly capture: Capture;
  readonly order: Order | null;
  /** By which packs were added to the order; absent for the order's own. */
  readonly payment?: string | undefined;
  readonly agreement: Agreement | null;
}

const NOBODY: Payer = { givenName: "", email: "" };

const withoutTyped = ({ typed: _typed, ...kept }: Agreement): Agreement => ({ ...kept, note: "" });

/** Says nothing of a person who was erased since the payment was opened. */
export const withoutErased = async (
  { erasures }: Pick<ShopRecords, "erasures">,
  news: CapturedOrder,
): Promise<CapturedOrder> => {
  const { order, agreement, capture } = news;
  if (order?.leaving) return news;
  const isErased = async (email: string): Promise<boolean> => {
    const erasedAt = email === "" ? null : await erasures.since(email);
    return erasedAt !== null && (agreement?.openedAt ?? "") <= erasedAt;
  };
  const { payer } = capture;
  const email = order?.customerEmail ?? emailOf(agreement ?? {}, payer);
  if (order?.customerEmail === "" || (await isErased(email)))
    return {
      ...news,
      agreement: agreement && withoutTyped(agreement),
      capture: { ...capture, payer: NOBODY },
    };
  // Their eggs still go to the customer, who is another.
  return (await isErased(payer.email))
    ? { ...news, capture: { ...capture, payer: { ...NOBODY, ...picked(payer, ["address"]) } } }
    : news;
};

export const tellsOfRefunds = ({ state }: Capture): boolean =>
  state === "partly-refunded" || state === "refunded";

/** A refund under way is recorded first. */
export const isUnclear = async (
  { refunds, partRefunds }: Pick<ShopRecords, "refunds" | "partRefunds">,
  { order, capture }: CapturedOrder,
): Promise<boolean> => {
  if (!order || !tellsOfRefunds(capture)) return false;
  const part = await partRefunds.find(order.id);
  if (part && !isWishOf(order, part.wish)) return true;
  const waiting = (await refunds.find(order.id))?.waiting;
  return waiting !== undefined && !capture.refunds?.some(({ id }) => id === waiting.id);
};
