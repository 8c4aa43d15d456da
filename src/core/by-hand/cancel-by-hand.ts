import type { ShopContext } from "#core/command.ts";
import { balanceOf, type Movement } from "#core/money/movement.ts";
import { whoBy } from "#core/money/who.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { moneyOf, moved } from "#core/orders/order-money.ts";
import { halvesBack, linesOfEggs, withEggsBack, withPacks } from "#core/orders/packs-back.ts";
import { isByHand, wayPaid } from "#core/orders/paid-by-hand.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CancelByHand {
  readonly id: string;
  readonly isGivenBack: boolean;
  readonly puttingBack?: readonly DeliveryMethod[];
}

export type CancelByHandRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "not-to-cancel" };

type Pressed = Pick<ShopContext, "now" | "by">;

export const mayCancelByHand = (order: Order): boolean => isByHand(order) && mayMove(order);

type Sum = Pick<Movement, "how" | "amount">;

/** In the ways in which it came; in the last one where more went back in another than came in it. */
const waysHere = (order: Order): readonly Sum[] => {
  const ways = [...new Set(order.money.map(({ how }) => how))];
  const sums = ways.map((how) => ({
    how,
    amount: balanceOf(order.money.filter((movement) => movement.how === how)),
  }));
  return sums.some(({ amount }) => amount < 0)
    ? [{ how: wayPaid(order), amount: moneyOf(order) }]
    : sums.filter(({ amount }) => amount > 0);
};

const givenBack = (order: Order, { now, by }: Pressed): readonly Movement[] =>
  waysHere(order).map(({ how, amount }) => ({
    kind: "refund",
    amount: -amount,
    day: todayAt(now),
    at: now,
    how,
    who: whoBy(by),
  }));

const cancelled = (
  order: Order,
  { isGivenBack, puttingBack }: Required<CancelByHand>,
  pressed: Pressed,
): Order => {
  const { now } = pressed;
  const money = moneyOf(order);
  const detail = isGivenBack ? "given-back" : "kept";
  const given = money > 0 && isGivenBack ? moved(order, ...givenBack(order, pressed)) : order;
  const after = withPacks({ ...given, status: "Cancelled" }, halvesBack(order, puttingBack));
  return logged(
    after,
    now,
    { kind: "cancelled-by-hand", ...(money > 0 && { detail }) },
    ...linesOfEggs(order, after).filter(({ kind }) => kind === "not-put-back"),
  );
};

/** Frees the order's place and the eggs that are put back. Idempotent. */
export const cancelByHand =
  ({ orders, inventory, book, now, by }: Pick<ShopRecords, "orders"> & ShopContext) =>
  async ({
    id,
    isGivenBack,
    puttingBack = DELIVERY_METHODS,
  }: CancelByHand): Promise<Result<Order, CancelByHandRefusal>> => {
    const order = await orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    if (isByHand(order) && order.status === "Cancelled") return accept(order);
    if (!mayCancelByHand(order)) return refuse({ kind: "not-to-cancel" });
    const next = cancelled(order, { id, isGivenBack, puttingBack }, { now, by });
    const stock = withEggsBack(await inventory.load(), order, next);
    await book.orderChanged(order, next);
    await orders.replace(next);
    await inventory.save(stock);
    return accept(next);
  };
