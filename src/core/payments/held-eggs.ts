import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import { type Agreement, isOverdue } from "#core/payments/agreement.ts";
import { isBeingTaken } from "#core/payments/agreement-state.ts";
import { heldOpenings, isOpenedBefore } from "#core/payments/held-openings.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

const beingTaken = (underWay: readonly Agreement[]): readonly Agreement[] =>
  underWay.filter(({ state }) => isBeingTaken(state));

export const holding = (
  underWay: readonly Agreement[],
  stock: Inventory,
  now: string,
): readonly Agreement[] => {
  const open = underWay.filter((one) => !isBeingTaken(one.state) && !isOverdue(one, now));
  return [...beingTaken(underWay), ...heldOpenings(open, stock)];
};

export const eggsHeldBy = (agreements: readonly Agreement[]): Inventory =>
  eggsIn(agreements.flatMap(({ purchase }) => purchase.lines));

export const isReplacedBy =
  (insteadOf: readonly string[]) =>
  ({ state, orderId }: Agreement): boolean =>
    state === "opened" && insteadOf.includes(orderId);

export const isAheadOf =
  (asking: Agreement) =>
  (other: Agreement): boolean =>
    other.orderId !== asking.orderId &&
    (isBeingTaken(other.state) || (!isBeingTaken(asking.state) && isOpenedBefore(other, asking)));

export interface Asking {
  readonly insteadOf?: readonly string[];
  readonly ahead?: Agreement;
}

type HoldingDeps = Pick<ShopRecords, "agreements"> & Pick<ShopPorts, "shared">;

export const heldPayments =
  ({ agreements, shared }: HoldingDeps) =>
  async (
    stock: Inventory,
    now: string,
    { insteadOf = [], ahead }: Asking = {},
  ): Promise<readonly Agreement[]> => {
    const underWay = shared ? await agreements.underWay() : [];
    const others = underWay.filter((agreement) => !isReplacedBy(insteadOf)(agreement));
    const held = holding(others, stock, now);
    return ahead ? held.filter(isAheadOf(ahead)) : held;
  };

export const heldEggs =
  (deps: HoldingDeps) =>
  async (stock: Inventory, now: string, asking: Asking = {}): Promise<Inventory> =>
    eggsHeldBy(await heldPayments(deps)(stock, now, asking));

export const stockNotBeingSold = async ({
  inventory,
  agreements,
}: Pick<ShopRecords, "inventory" | "agreements">): Promise<Inventory> =>
  lessHeld(await inventory.load(), eggsHeldBy(beingTaken(await agreements.underWay())));
