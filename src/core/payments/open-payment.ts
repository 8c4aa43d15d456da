import { MOST_NOTE_LETTERS } from "#core/cart/cart.ts";
import type { Commands } from "#core/command.ts";
import { heldIn } from "#core/inventory/held.ts";
import type { AgreeRefusal } from "#core/payments/agree.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { gatewayOf } from "#core/payments/gateway-of.ts";
import type { PaymentMethod } from "#core/payments/payment.ts";
import type { Purchase, WantedPacks } from "#core/payments/purchase.ts";
import { forgetAgreement, nameAgreement, storeAgreement } from "#core/payments/store-agreement.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type OpenPaymentRefusal =
  | AgreeRefusal
  | { readonly kind: "note-too-long" }
  | { readonly kind: "unknown-method" };

export interface OpenedPayment {
  /** The provider's order id. */
  readonly orderId: string;
  readonly purchase: Purchase;
}

interface Given extends Pick<ShopPorts, "payments" | "shared" | "lookups"> {
  readonly command: Commands<ShopRecords>;
}

/**
 * Prices the packs, stores what was agreed and asks the provider for an order, in the place of what the buyer
 * opened before and has not approved. No money moves yet. Throws the gateway's Fault: then nothing has changed.
 */
export const openPayment = ({ payments, lookups, shared, command }: Given) => {
  const store = command(storeAgreement(heldIn(shared)));
  const name = command(nameAgreement);
  const forget = command(forgetAgreement);

  const create = async (gateway: PaymentGateway, { purchase, reference }: Agreement) => {
    try {
      return await gateway.create(purchase, reference);
    } catch (fault) {
      await forget(reference);
      throw fault;
    }
  };

  return async (
    packs: readonly WantedPacks[],
    method: PaymentMethod,
    expectedTotal: Pence,
    note = "",
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const gateway = gatewayOf(payments, method);
    if (!gateway) return refuse({ kind: "unknown-method" });
    if (note.length > MOST_NOTE_LETTERS) return refuse({ kind: "note-too-long" });
    const insteadOf = (await lookups.mine()) ?? [];
    const agreed = await store({ method, note: note.trim() }, { packs, expectedTotal, insteadOf });
    if (!agreed.ok) return agreed;
    const { reference, purchase } = agreed.value;
    const created = await create(gateway, agreed.value);
    await lookups.remember(created.orderId);
    await name(reference, created, insteadOf);
    return accept({ orderId: created.orderId, purchase });
  };
};
