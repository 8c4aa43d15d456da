import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopCommands } from "#core/command.ts";
import { categoriesOf } from "#core/inventory/stock.ts";
import { type Agreement, captureKey } from "#core/payments/agreement.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { declineCapture, releasePayment } from "#core/payments/release-payment.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type FaultCode, isFault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface ProviderDeps extends Pick<ShopPorts, "shared" | "log"> {
  readonly orders: Pick<ShopRecords["orders"], "find">;
  readonly command: ShopCommands;
}

export type ProviderRefusal =
  | { readonly kind: "not-approved" }
  | { readonly kind: "payment-declined" }
  | { readonly kind: "payment-refused" };

export type NotRecorded = { readonly kind: "paid-not-recorded"; readonly orderId: string };

type Answer = Promise<Result<null, ProviderRefusal | NotRecorded>>;

const NOT_TAKEN: Readonly<
  Partial<Record<FaultCode, readonly ["decline" | "release", ProviderRefusal?]>>
> = {
  "payment-not-approved": ["decline", { kind: "not-approved" }],
  "payment-declined": ["decline", { kind: "payment-declined" }],
  "payment-failed": ["decline"],
  "payment-without-payer": ["decline"],
  "payment-refused": ["release", { kind: "payment-refused" }],
};

const MOST_TRIES = 5;

const retryWhileBusy = async (work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; attempt < MOST_TRIES; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isFault(cause, "shop-busy")) throw cause;
    }
  }
  return work();
};

export const recordPaid =
  ({ log, command }: Omit<ProviderDeps, "orders">) =>
  async (orderId: string, capture: Capture, eggs?: readonly CategoryId[]): Answer => {
    const record = command(recordCapture, eggs);
    try {
      await retryWhileBusy(() => record(orderId, capture));
    } catch (cause) {
      log.error(cause);
      return refuse({ kind: "paid-not-recorded", orderId });
    }
    return capture.state === "denied" ? refuse({ kind: "payment-declined" }) : accept(null);
  };

export const captureAtProvider = ({ orders, ...deps }: ProviderDeps) => {
  const record = recordPaid(deps);
  const ends = { decline: deps.command(declineCapture), release: deps.command(releasePayment) };

  const recordEarlier = async (
    gateway: PaymentGateway,
    orderId: string,
    fault: unknown,
  ): Answer => {
    if (await orders.find(orderId)) return accept(null);
    const seen = await gateway.getOrder(orderId);
    if (seen?.kind !== "captured") throw fault;
    return record(orderId, seen.capture);
  };

  const afterFault = async (gateway: PaymentGateway, orderId: string, fault: unknown): Answer => {
    if (isFault(fault, "payment-already-captured")) return recordEarlier(gateway, orderId, fault);
    const [end, refusal] = (isFault(fault) && NOT_TAKEN[fault.code]) || [];
    if (end) await ends[end](orderId);
    if (!refusal) throw fault;
    return refuse(refusal);
  };

  return async (gateway: PaymentGateway, agreement: Agreement, payer?: Payer): Answer => {
    const { orderId } = agreement;
    const request = { key: captureKey(agreement), ...(payer && { payer }) };
    let capture: Capture;
    try {
      capture = await gateway.capture(orderId, request);
    } catch (fault) {
      return afterFault(gateway, orderId, fault);
    }
    return record(orderId, capture, categoriesOf(agreement.purchase.lines));
  };
};
