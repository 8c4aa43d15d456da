import { type Cart, lineKey } from "#core/cart/cart.ts";
import { changeQuantity } from "#core/cart/cart-quantity.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { instantOf } from "#core/shared/day.ts";
import { PATIENCE } from "#core/shared/patience.ts";

/** A payment that this visitor opened, until it is known what became of it. Its state is the agreement's. */
export interface OwnPayment {
  readonly orderId: string;
  /** What leaves the basket when it is paid. */
  readonly packs: readonly WantedPacks[];
  /** What the visitor had written to the farm when it was opened: it goes with what is bought. */
  readonly note: string;
  /** The last sign of life of the page that captures it, as an ISO 8601 instant; null while none does. */
  readonly heartbeat: string | null;
}

/** Of unapproved payments so many are remembered, the newest. */
export const MOST_KEPT = 100;

/** Whether the page that captured it has died: the money may have moved. */
export const isDoubtful = ({ heartbeat }: OwnPayment, now: string): boolean =>
  heartbeat !== null && (instantOf(now) ?? 0) - (instantOf(heartbeat) ?? 0) >= PATIENCE.silence;

/** The basket without the packs that were bought: what was put in beside them stays. */
export const withoutBought = (cart: Cart, bought: readonly WantedPacks[]): Cart =>
  bought.reduce<Cart>((left, { quantity, ...choice }) => {
    const line = left.find((one) => lineKey(one) === lineKey(choice));
    return line ? changeQuantity(left, choice, line.quantity - quantity) : left;
  }, cart);
