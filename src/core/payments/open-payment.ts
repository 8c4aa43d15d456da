import type { Commands, Drawn } from "#core/command.ts";
import { lessHeld } from "#core/inventory/inventory.ts";
import {
  type Agreement,
  forgottenBefore,
  isForgettable,
  MOST_NOTE_LETTERS,
  moved,
} from "#core/payments/agreement.ts";
import { gatewayOf } from "#core/payments/gateway-of.ts";
import type { PaymentMethod } from "#core/payments/payment.ts";
import {
  type Purchase,
  type PurchaseRefusal,
  purchaseOf,
  type WantedPacks,
} from "#core/payments/purchase.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface OpenedPayment {
  /** The provider's order id. */
  readonly orderId: string;
  readonly purchase: Purchase;
}

export type OpenPaymentRefusal =
  | PurchaseRefusal
  /** The packs cost something else than the buyer was shown. */
  | { readonly kind: "price-changed"; readonly total: Pence }
  | { readonly kind: "note-too-long" }
  | { readonly kind: "unknown-method" };

/** What the buyer wants, and the total that was shown for it. */
interface Wanted {
  readonly packs: readonly WantedPacks[];
  readonly expectedTotal: Pence;
}

type Records = Pick<ShopRecords, "agreements" | "prices" | "inventory">;

interface Given extends Records, Pick<ShopPorts, "payments" | "held" | "lookups" | "clock"> {
  readonly command: Commands<ShopRecords>;
}

/** What the packs come to now, of the eggs that nobody else holds. */
const agree = async (
  { prices, inventory, agreements, held }: Records & Pick<ShopPorts, "held">,
  { packs, expectedTotal }: Wanted,
  now: string,
): Promise<Result<Purchase, OpenPaymentRefusal>> => {
  const onOffer = lessHeld(await inventory.load(), await held({ agreements }, now));
  const purchase = purchaseOf(packs, await prices.load(), onOffer);
  return purchase.ok && purchase.value.total !== expectedTotal
    ? refuse({ kind: "price-changed", total: purchase.value.total })
    : purchase;
};

const forgetOld = async (
  { agreements }: Pick<Records, "agreements">,
  now: string,
): Promise<void> => {
  for (const old of await agreements.openedBefore(forgottenBefore(now)))
    if (isForgettable(old)) await agreements.remove(old.orderId);
};

/** What the buyer opened before and doesn't take any more holds no eggs. */
const letGo =
  ({ agreements }: Pick<Records, "agreements">) =>
  async (orderIds: readonly string[]): Promise<void> => {
    for (const earlier of await agreements.underWay()) {
      if (earlier.state !== "opened" || !orderIds.includes(earlier.orderId)) continue;
      const cancelled = moved(earlier, "cancel");
      if (cancelled) await agreements.replace(cancelled);
    }
  };

/** Looks once more, since others may have come between, and stores what is agreed. */
const store =
  (held: ShopPorts["held"]) =>
  ({ agreements, prices, inventory, now }: Records & Drawn) =>
  async (
    opened: Pick<Agreement, "orderId" | "method" | "note">,
    wanted: Wanted,
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    await forgetOld({ agreements }, now);
    const agreed = await agree({ prices, inventory, agreements, held }, wanted, now);
    if (!agreed.ok) return agreed;
    await agreements.add({ ...opened, purchase: agreed.value, openedAt: now, state: "opened" });
    return accept({ orderId: opened.orderId, purchase: agreed.value });
  };

/** Prices the packs, asks the provider for an order and stores what was agreed. No money moves yet. Throws the gateway's Fault. */
export const openPayment = ({ payments, lookups, clock, command, ...given }: Given) => {
  const [storeAgreement, letGoOf] = [command(store(given.held)), command(letGo)];
  return async (
    packs: readonly WantedPacks[],
    method: PaymentMethod,
    expectedTotal: Pence,
    note = "",
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const gateway = gatewayOf(payments, method);
    if (!gateway) return refuse({ kind: "unknown-method" });
    if (note.length > MOST_NOTE_LETTERS) return refuse({ kind: "note-too-long" });
    const earlier = await lookups.mine();
    if (earlier && earlier.length > 0) await letGoOf(earlier);
    const wanted = { packs, expectedTotal };
    const agreed = await agree(given, wanted, clock.now());
    if (!agreed.ok) return agreed;
    const orderId = await gateway.create(agreed.value);
    await lookups.remember(orderId);
    return storeAgreement({ orderId, method, note: note.trim() }, wanted);
  };
};
