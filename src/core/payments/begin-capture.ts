import type { Drawn } from "#core/command.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { type Agreement, agedBy, moved } from "#core/payments/agreement.ts";
import { isSettled } from "#core/payments/agreement-state.ts";
import { isInStock, type PurchaseRefusal, purchaseOf } from "#core/payments/purchase.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type BeginCaptureRefusal =
  | { readonly kind: "unknown-payment" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "price-changed" }
  | PurchaseRefusal;

type Records = Pick<ShopRecords, "agreements" | "prices" | "inventory">;

/** The agreement as it stands now: an expired one stands again while everything costs what was agreed. */
const standing = async (
  { prices, inventory }: Records,
  agreement: Agreement,
): Promise<Result<Agreement, BeginCaptureRefusal>> => {
  if (agreement.state !== "expired") return accept(agreement);
  const { lines, total } = agreement.purchase;
  const now = purchaseOf(lines, await prices.load(), await inventory.load());
  if (!now.ok) return now;
  return now.value.total === total
    ? accept(moved(agreement, "renew") ?? agreement)
    : refuse({ kind: "price-changed" });
};

const begun = (
  agreement: Agreement,
  inventory: Inventory,
): Result<Agreement, BeginCaptureRefusal> => {
  const capturing = moved(agreement, "capture");
  if (!capturing) return refuse({ kind: "cancelled" });
  return isInStock(capturing.purchase, inventory)
    ? accept(capturing)
    : refuse({ kind: "not-enough-eggs" });
};

/** Looks at the shelf once more before any money moves, and notes that it is about to. The value is null where that is done already. */
export const beginCapture =
  ({ agreements, prices, inventory, now }: Records & Drawn) =>
  async (orderId: string): Promise<Result<Agreement | null, BeginCaptureRefusal>> => {
    const stored = await agreements.find(orderId);
    if (!stored) return refuse({ kind: "unknown-payment" });
    if (isSettled(stored.state)) return accept(null);
    const stands = await standing({ agreements, prices, inventory }, agedBy(stored, now));
    const capturing = stands.ok ? begun(stands.value, await inventory.load()) : stands;
    if (capturing.ok) await agreements.replace(capturing.value);
    return capturing;
  };
