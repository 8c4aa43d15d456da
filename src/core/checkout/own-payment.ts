import { type Cart, changeQuantity, lineKey } from "#core/cart/cart.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { instantOf } from "#core/shared/day.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

/**
 * A payment that this visitor opened, until it is known what became of it: the shop's agreement has its state. `packs` and
 * `note` leave the visitor's records when it is paid. `heartbeat` is the last sign of life of the page that captures it, an
 * ISO 8601 instant; null while none does.
 */
export interface OwnPayment {
  readonly orderId: string;
  readonly packs: readonly WantedPacks[];
  readonly note: string;
  readonly heartbeat: string | null;
}

export const MOST_KEPT = 100;

/** Whether the page that captured it has died: the money may have moved. */
export const isDoubtful = ({ heartbeat }: OwnPayment, now: string): boolean =>
  heartbeat !== null && (instantOf(now) ?? 0) - (instantOf(heartbeat) ?? 0) >= TIMEOUTS.silence;

export const withoutBought = (cart: Cart, bought: readonly WantedPacks[]): Cart =>
  bought.reduce<Cart>((left, { quantity, ...choice }) => {
    const line = left.find((one) => lineKey(one) === lineKey(choice));
    return line ? changeQuantity(left, choice, line.quantity - quantity) : left;
  }, cart);
