import type { MarkingDeps } from "#core/marking/mark-order.ts";
import { type StatusChange, setOrderStatus } from "#core/marking/set-order-status.ts";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import { statusBack } from "#core/orders/owners-choice.ts";
import { addedUp, type Told } from "#core/orders/told.ts";
import { accept, type Result } from "#core/shared/result.ts";

export interface NotMarked {
  readonly id: string;
  readonly status: string | null;
}

export interface MarkedOrders {
  readonly count: number;
  readonly back: readonly StatusChange[];
  readonly notMarked: readonly NotMarked[];
  readonly told: Told;
}

type Outcome = NotMarked & {
  readonly isMarked: boolean;
  readonly back: OwnerStatus | null;
  readonly told: Told | null;
};

const UNMARKED = { isMarked: false, back: null, told: null };

const markOne =
  (deps: MarkingDeps) =>
  async (change: StatusChange): Promise<Outcome> => {
    const { id, status } = change;
    const before = (await deps.orders.find(id))?.status ?? null;
    if (before === null || before === status) return { id, status: before, ...UNMARKED };
    const marked = await setOrderStatus(deps)(change);
    if (!marked.ok) return { id, status: before, ...UNMARKED };
    const back = statusBack(before, status, deps.shared !== null);
    return { id, status: before, isMarked: true, back, told: marked.value };
  };

export const setOrderStatuses =
  (deps: MarkingDeps) =>
  async (changes: readonly StatusChange[]): Promise<Result<MarkedOrders, never>> => {
    const outcomes: Outcome[] = [];
    for (const change of changes) outcomes.push(await markOne(deps)(change));
    return accept({
      count: outcomes.filter(({ isMarked }) => isMarked).length,
      back: outcomes.flatMap(({ id, back }) => (back ? [{ id, status: back }] : [])),
      notMarked: outcomes
        .filter(({ isMarked }) => !isMarked)
        .map(({ id, status }) => ({ id, status })),
      told: addedUp(outcomes.flatMap(({ told }) => told ?? [])),
    });
  };
