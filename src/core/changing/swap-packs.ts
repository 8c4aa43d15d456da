import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import { type ChangedPacks, changePacks } from "#core/changing/change-packs.ts";
import type { ChangeRefusal, PacksChange } from "#core/changing/changing.ts";
import { type Swap, type SwappedPacks, swapBack, swappedPacks } from "#core/changing/swap.ts";
import type { Farm } from "#core/farm.ts";
import { withPacksWanted } from "#core/orders/changed-packs.ts";
import type { Order } from "#core/orders/order.ts";
import { isByHand, wayPaid } from "#core/orders/paid-by-hand.ts";
import { MOST_REFUND_REASON_LETTERS } from "#core/orders/refunds-of-order.ts";
import { addedUp, type Told } from "#core/orders/told.ts";
import {
  type GivingRefusal,
  mayGiveBack,
  WAYS_GIVEN,
  type WayGiven,
} from "#core/payments/giving.ts";
import type { RefundDeps } from "#core/payments/pay-back.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

type Why = (ChangeRefusal | GivingRefusal)["kind"];

export interface Swapped {
  readonly done: readonly string[];
  readonly told: Told;
  /** In pence, of all that goes back. */
  readonly back: Pence;
  /** What puts those back as they were whose money hasn't moved. */
  readonly undo: readonly PacksChange[];
  readonly refused: readonly { readonly id: string; readonly why: Why }[];
}

type Deps = RefundDeps & Pick<ShopRecords, "orders" | "profile" | "prices">;

interface Wanted {
  readonly order: Order;
  readonly packs: SwappedPacks;
  readonly change: PacksChange;
}

interface Sold {
  readonly eggs: Farm["eggs"];
  readonly today: Prices;
  readonly isShared: boolean;
}

const wayBack = (order: Order, isShared: boolean): { readonly how?: WayGiven } =>
  !isByHand(order) && mayGiveBack(order, undefined, isShared)
    ? {}
    : { how: WAYS_GIVEN.find((way) => way === wayPaid(order)) ?? "cash" };

const reasonOf = (name: string): string => {
  const reason = `We had too few ${name.toLowerCase()}.`;
  return lettersIn(reason) > MOST_REFUND_REASON_LETTERS ? "We had too few of these eggs." : reason;
};

/** What costs more is the farm's to give: it had too few. */
const wantedOf = (order: Order, swap: Swap, { eggs, today, isShared }: Sold): Wanted | null => {
  const packs = swappedPacks(order, swap);
  if (!packs) return null;
  const after = withPacksWanted(order, packs.packs, packs.prices, today, eggs);
  const change: PacksChange = {
    ...{ order: order.id, ...packs, ...wayBack(order, isShared) },
    difference: after.total > order.total ? "gift" : "give-back",
    version: swap.orders.find(({ id }) => id === order.id)?.version ?? "",
    reason: reasonOf(eggTypeIn(eggs, swap.from).name),
  };
  return { order, packs, change };
};

interface Done {
  readonly wanted: Wanted;
  readonly changed: ChangedPacks;
  readonly now: Order | null;
}

const answerOf = (done: readonly Done[], refused: Swapped["refused"]): Swapped => ({
  done: done.map(({ wanted }) => wanted.order.id),
  told: addedUp(done.map(({ changed }) => changed.told)),
  back: sumOf(done, ({ changed }) => changed.back),
  undo: done.flatMap(({ wanted: { order, packs }, changed, now }) => {
    const back = changed.back === 0 && now ? swapBack(order, packs, now) : null;
    return back ? [back] : [];
  }),
  refused,
});

/** Gives another kind instead, order by order: each by itself, as `changePacks` does. */
export const swapPacks = (deps: Deps) => {
  const { orders, profile, prices, shared } = deps;
  const change = changePacks(deps);

  const swapOne = async (
    id: string,
    swap: Swap,
    sold: Sold,
  ): Promise<Result<Done, { readonly kind: Why }>> => {
    const order = await orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    const wanted = wantedOf(order, swap, sold);
    if (!wanted) return refuse({ kind: "bad-packs" });
    const answer = await change(wanted.change);
    return answer.ok
      ? accept({ wanted, changed: answer.value, now: await orders.find(id) })
      : answer;
  };

  return async (swap: Swap): Promise<Result<Swapped, never>> => {
    const { eggs } = await loadFarm({ profile });
    const sold = { eggs, today: await prices.load(), isShared: shared !== null };
    const done: Done[] = [];
    const refused: { id: string; why: Why }[] = [];
    for (const { id } of swap.orders) {
      const answer = await swapOne(id, swap, sold);
      if (answer.ok) done.push(answer.value);
      else refused.push({ id, why: answer.refusal.kind });
    }
    return accept(answerOf(done, refused));
  };
};
