import type { Commands } from "#core/command.ts";
import { type AgreementRecords, type AgreeRefusal, agree } from "#core/payments/agree.ts";
import { MOST_NOTE_LETTERS } from "#core/payments/agreement.ts";
import { gatewayOf } from "#core/payments/gateway-of.ts";
import type { PaymentMethod } from "#core/payments/payment.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { type OpenedPayment, storeAgreement } from "#core/payments/store-agreement.ts";
import type { Pence } from "#core/shared/money.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type OpenPaymentRefusal =
  | AgreeRefusal
  | { readonly kind: "note-too-long" }
  | { readonly kind: "unknown-method" };

interface Given
  extends AgreementRecords,
    Pick<ShopPorts, "payments" | "held" | "lookups" | "clock"> {
  readonly command: Commands<ShopRecords>;
}

/**
 * Prices the packs, asks the provider for an order and stores what was agreed, in the place of what the buyer
 * opened before and has not approved. No money moves yet. Throws the gateway's Fault.
 */
export const openPayment = ({ payments, lookups, clock, command, ...given }: Given) => {
  const store = command(storeAgreement(given.held));
  return async (
    packs: readonly WantedPacks[],
    method: PaymentMethod,
    expectedTotal: Pence,
    note = "",
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const gateway = gatewayOf(payments, method);
    if (!gateway) return refuse({ kind: "unknown-method" });
    if (note.length > MOST_NOTE_LETTERS) return refuse({ kind: "note-too-long" });
    const wanted = { packs, expectedTotal, insteadOf: (await lookups.mine()) ?? [] };
    const agreed = await agree(given, wanted, clock.now());
    if (!agreed.ok) return agreed;
    const orderId = await gateway.create(agreed.value);
    await lookups.remember(orderId);
    return store({ orderId, method, note: note.trim() }, wanted);
  };
};
