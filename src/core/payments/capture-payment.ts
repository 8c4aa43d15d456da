import { deliversTo } from "#core/orders/address.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { isBeingTaken, isSettled, mayBeTaken } from "#core/payments/agreement-state.ts";
import { type BeginCaptureRefusal, beginCapture } from "#core/payments/begin-capture.ts";
import { besideOthers } from "#core/payments/beside-others.ts";
import {
  captureAtProvider,
  type NotRecorded,
  type ProviderDeps,
  type ProviderRefusal,
  recordPaid,
} from "#core/payments/capture-at-provider.ts";
import type { Payer } from "#core/payments/payment.ts";
import { cancelPayment, releasePayment } from "#core/payments/release-payment.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { gatewayOf, type PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type CaptureRefusal =
  | BeginCaptureRefusal
  | ProviderRefusal
  | { readonly kind: "outside-delivery-area" };

type Answer = Result<null, CaptureRefusal | NotRecorded>;

export interface CaptureDeps
  extends ProviderDeps,
    Pick<ShopPorts, "payments">,
    Pick<ShopRecords, "profile"> {
  readonly agreements: Pick<ShopRecords["agreements"], "find">;
}

const isElsewhere = async (
  records: Pick<ShopRecords, "profile">,
  payer: Payer | undefined,
): Promise<boolean> =>
  payer?.address ? !deliversTo(await loadFarm(records), payer.address.postcode) : false;

const checkApproval = (deps: ProviderDeps & Pick<ShopRecords, "profile">) => {
  const record = recordPaid(deps);
  const [cancel, release] = [deps.command(cancelPayment), deps.command(releasePayment)];

  return async (
    gateway: PaymentGateway,
    orderId: string,
    payer?: Payer,
  ): Promise<Answer | null> => {
    const seen = await gateway.getOrder(orderId);
    if (seen?.kind === "captured") return record(orderId, seen.capture);
    if (seen?.kind === "unapproved") return refuse({ kind: "not-approved" });
    if (seen?.kind === "gone") {
      await release(orderId);
      return refuse({ kind: "payment-refused" });
    }
    if (!(await isElsewhere(deps, seen?.payer ?? payer))) return null;
    await cancel(orderId);
    return refuse({ kind: "outside-delivery-area" });
  };
};

/**
 * Idempotent. Refuses before any money moves where the agreement no longer stands. `payer` is for
 * providers that don't ask. Throws the gateway's Fault where the money's fate is unknown.
 */
export const capturePayment = ({ payments, agreements, ...deps }: CaptureDeps) => {
  const check = checkApproval(deps);
  const capture = captureAtProvider(deps);

  const take = async (
    gateway: PaymentGateway,
    { orderId, purchase, state }: Agreement,
    payer?: Payer,
  ): Promise<Answer> => {
    const isChecked = deps.shared && purchase.needsDelivery && mayBeTaken(state);
    const known = isChecked ? await check(gateway, orderId, payer) : null;
    if (known) return known;
    const begin = besideOthers(deps)(beginCapture, purchase.lines, "kept");
    const begun = await begin(orderId);
    if (!begun.ok) return begun;
    return isSettled(begun.value.state) ? accept(null) : capture(gateway, begun.value, payer);
  };

  const isOrdered = async ({ orderId, state }: Agreement): Promise<boolean> =>
    isSettled(state) || (isBeingTaken(state) && (await deps.orders.find(orderId)) !== null);

  return async (orderId: string, payer?: Payer): Promise<Answer> => {
    const stored = await agreements.find(orderId);
    if (stored && (await isOrdered(stored))) return accept(null);
    const gateway = stored && gatewayOf(payments, stored.method);
    return stored && gateway ? take(gateway, stored, payer) : refuse({ kind: "unknown-payment" });
  };
};
