import type { ShopContext } from "#core/command.ts";
import type { DayGone } from "#core/days/choose-days.ts";
import type { Farm } from "#core/farm.ts";
import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import { type Agreement, agedBy, moved, renewed } from "#core/payments/agreement.ts";
import { isSettled, isUncaptured } from "#core/payments/agreement-state.ts";
import { daysGone, withDays } from "#core/payments/days-of-purchase.ts";
import { eggsHeldBy, heldPayments } from "#core/payments/held-eggs.ts";
import { isInStock, type PurchaseRefusal, purchaseOf } from "#core/payments/purchase.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type BeginCaptureRefusal =
  | { readonly kind: "unknown-payment" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "price-changed" }
  | DayGone
  | PurchaseRefusal;

type Answer = Result<Agreement, BeginCaptureRefusal>;

type Deps = Pick<ShopRecords, "agreements" | "orders" | "prices" | "profile"> &
  Pick<ShopContext, "inventory" | "now" | "shared">;

interface Looking extends Deps {
  readonly farm: Farm;
  readonly held: readonly Agreement[];
}

const renewedIfSame = async (
  { prices, ...deps }: Looking,
  agreement: Agreement,
  onOffer: Inventory,
): Promise<Answer> => {
  const { lines, total, days } = agreement.purchase;
  const today = purchaseOf(lines, await prices.load(), onOffer, deps.farm.eggs);
  if (!today.ok) return today;
  if (today.value.total !== total) return refuse({ kind: "price-changed" });
  const isAdded = agreement.addTo !== undefined;
  const dated = await withDays(deps, agreement.purchase, days, [], isAdded);
  return dated.ok ? accept({ ...renewed(agreement, deps.now), purchase: dated.value }) : dated;
};

const standing = async (
  deps: Looking,
  agreement: Agreement,
  onOffer: Inventory,
): Promise<Answer> => {
  if (agreement.state === "expired") return renewedIfSame(deps, agreement, onOffer);
  const gone = isUncaptured(agreement.state) ? await daysGone(deps, agreement) : null;
  return gone ? refuse(gone) : accept(agreement);
};

const capturing = (agreement: Agreement, onOffer: Inventory, now: string): Answer => {
  const next = moved(agreement, "capture");
  if (!next) return refuse({ kind: "cancelled" });
  return isInStock(next.purchase, onOffer)
    ? accept({ ...next, capturedAt: now })
    : refuse({ kind: "not-enough-eggs" });
};

const decide = async (deps: Deps, stored: Agreement): Promise<Answer> => {
  const { agreements, inventory, now, shared } = deps;
  const aged = agedBy(stored, now);
  const stock = await inventory.load();
  // An agreement that stands again comes after all that are open.
  const asking = aged.state === "expired" ? {} : { ahead: aged };
  const held = await heldPayments({ agreements, shared })(stock, now, asking);
  const onOffer = lessHeld(stock, eggsHeldBy(held));
  const farm = await loadFarm(deps);
  const stands = await standing({ ...deps, farm, held }, aged, onOffer);
  return stands.ok ? capturing(stands.value, onOffer, now) : stands;
};

/** A refused buyer is charged only when they ask again. */
const refused = ({ shared }: Pick<Deps, "shared">, stored: Agreement): Agreement | null =>
  shared && stored.state === "opened" ? moved(stored, "expire") : null;

const begin = async (deps: Deps, stored: Agreement): Promise<Answer> => {
  const begun = await decide(deps, stored);
  const next = begun.ok ? begun.value : refused(deps, stored);
  if (next) await deps.agreements.replace(next);
  return begun;
};

export const beginCapture =
  (deps: Deps) =>
  async (orderId: string): Promise<Answer> => {
    const stored = await deps.agreements.find(orderId);
    if (!stored) return refuse({ kind: "unknown-payment" });
    return isSettled(stored.state) ? accept(stored) : begin(deps, stored);
  };
