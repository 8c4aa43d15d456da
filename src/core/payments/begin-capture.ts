import type { CommandContext } from "#core/command.ts";
import { type Held, heldIn } from "#core/inventory/held.ts";
import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import { type Agreement, agedBy, moved, renewed } from "#core/payments/agreement.ts";
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

type Deps = Records & Pick<CommandContext, "now"> & { readonly held: Held };

/** The agreement as it stands now: an expired one stands again while everything costs what was agreed. */
const standing = async (
  { prices, now }: Deps,
  agreement: Agreement,
  onOffer: Inventory,
): Promise<Result<Agreement, BeginCaptureRefusal>> => {
  if (agreement.state !== "expired") return accept(agreement);
  const { lines, total } = agreement.purchase;
  const today = purchaseOf(lines, await prices.load(), onOffer);
  if (!today.ok) return today;
  return today.value.total === total
    ? accept(renewed(agreement, now))
    : refuse({ kind: "price-changed" });
};

const begun = (
  agreement: Agreement,
  onOffer: Inventory,
  now: string,
): Result<Agreement, BeginCaptureRefusal> => {
  const capturing = moved(agreement, "capture");
  if (!capturing) return refuse({ kind: "cancelled" });
  return isInStock(capturing.purchase, onOffer)
    ? accept({ ...capturing, capturedAt: now })
    : refuse({ kind: "not-enough-eggs" });
};

const begin = async (
  deps: Deps,
  stored: Agreement,
): Promise<Result<Agreement, BeginCaptureRefusal>> => {
  const { agreements, inventory, held, now } = deps;
  const aged = agedBy(stored, now);
  const shelf = await inventory.load();
  // One that is to stand again comes after all that are opened by now.
  const asking = aged.state === "expired" ? {} : { ahead: aged };
  const onOffer = lessHeld(shelf, await held({ agreements }, shelf, now, asking));
  const stands = await standing(deps, aged, onOffer);
  const capturing = stands.ok ? begun(stands.value, onOffer, now) : stands;
  if (capturing.ok) await agreements.replace(capturing.value);
  return capturing;
};

/** Whoever was told no is charged only when they ask again: nobody else may take it up. */
const turnDown = async ({ agreements }: Deps, stored: Agreement): Promise<void> => {
  const lapsed = stored.state === "opened" && moved(stored, "expire");
  if (lapsed) await agreements.replace(lapsed);
};

/** Looks at the shelf once more before any money moves, and notes that it is about to. One that is settled stays so. */
export const beginCapture =
  (shared: { readonly held: Held } | null) =>
  (records: Records & CommandContext) =>
  async (orderId: string): Promise<Result<Agreement, BeginCaptureRefusal>> => {
    const stored = await records.agreements.find(orderId);
    if (!stored) return refuse({ kind: "unknown-payment" });
    if (isSettled(stored.state)) return accept(stored);
    const deps = { ...records, held: heldIn(shared) };
    const begun = await begin(deps, stored);
    if (!begun.ok && shared) await turnDown(deps, stored);
    return begun;
  };
