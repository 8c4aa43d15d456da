import { type OwnerStatus, statusBack } from "#core/orders/order-status.ts";
import { type Deps, type StatusChange, setOrderStatus } from "#core/orders/set-order-status.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { SharedShop } from "#ports/ports.ts";

export interface NotMarked {
  readonly id: string;
  readonly status: string | null;
}

export interface MarkedOrders {
  readonly count: number;
  /** What undoes that, as far as the owner can. */
  readonly back: readonly StatusChange[];
  readonly notMarked: readonly NotMarked[];
}

type Outcome = NotMarked & { readonly isMarked: boolean; readonly back: OwnerStatus | null };

const markOne =
  (shared: SharedShop | null) =>
  (deps: Deps) =>
  async ({ id, status }: StatusChange): Promise<Outcome> => {
    const before = (await deps.orders.find(id))?.status ?? null;
    const isMarked =
      before !== status && (await setOrderStatus({ shared })(deps)({ id, status })).ok;
    const back = isMarked && before !== null ? statusBack(before, status, shared !== null) : null;
    return { id, status: before, isMarked, back };
  };

export const setOrderStatuses =
  (shared: SharedShop | null) =>
  (deps: Deps) =>
  async (changes: readonly StatusChange[]): Promise<Result<MarkedOrders, never>> => {
    const outcomes: Outcome[] = [];
    for (const change of changes) outcomes.push(await markOne(shared)(deps)(change));
    return accept({
      count: outcomes.filter(({ isMarked }) => isMarked).length,
      back: outcomes.flatMap(({ id, back }) => (back ? [{ id, status: back }] : [])),
      notMarked: outcomes
        .filter(({ isMarked }) => !isMarked)
        .map(({ id, status }) => ({ id, status })),
    });
  };
