import type { Commands } from "#core/command.ts";
import { type Agreement, captureKey } from "#core/payments/agreement.ts";
import type { FinishRefusal, ProviderRefusal } from "#core/payments/finish-refusal.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { recordInOneBrowser } from "#core/payments/record-capture.ts";
import { declineCapture, releasePayment } from "#core/payments/release-payment.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type FaultCode, isFault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CaptureDeps extends Pick<ShopPorts, "shared" | "log"> {
  readonly orders: Pick<ShopRecords["orders"], "find">;
  readonly command: Commands<ShopRecords>;
}

const REFUSALS: Readonly<Partial<Record<FaultCode, ProviderRefusal>>> = {
  "payment-not-approved": { kind: "not-approved" },
  "payment-declined": { kind: "payment-declined" },
  "payment-refused": { kind: "payment-refused" },
};

/** What becomes of an agreement of which no money was taken. */
const ENDS: Readonly<Partial<Record<FaultCode, "decline" | "release">>> = {
  "payment-not-approved": "decline",
  "payment-declined": "decline",
  "payment-failed": "decline",
  "payment-without-payer": "decline",
  "payment-refused": "release",
};

type Answer = Promise<Result<null, FinishRefusal>>;

const MOST_TRIES = 5;

/** What was paid is kept however busy the shop is. */
const insist = async (work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; attempt < MOST_TRIES; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isFault(cause, "shop-busy")) throw cause;
    }
  }
  return work();
};

/** Keeps what the provider says was paid, and tells whether it was. */
export const keepCapture = ({ shared, log, command }: Omit<CaptureDeps, "orders">) => {
  const record = command(shared?.record ?? recordInOneBrowser);
  return async (orderId: string, capture: Capture): Answer => {
    try {
      await insist(() => record(orderId, capture));
    } catch (cause) {
      // Whatever went wrong, the money is taken: nothing may ask the buyer to pay again.
      log.error(cause);
      return refuse({ kind: "paid-not-recorded", orderId });
    }
    return capture.state === "denied" ? refuse({ kind: "payment-declined" }) : accept(null);
  };
};

/** Takes the money of an agreement that is about to be taken, and keeps what the provider says of it. */
export const capturePayment = ({ orders, ...deps }: CaptureDeps) => {
  const keep = keepCapture(deps);
  const ends = {
    decline: deps.command(declineCapture),
    release: deps.command(releasePayment),
  };

  /** The provider has taken the money before: what it knows of it is recorded. */
  const keepEarlier = async (gateway: PaymentGateway, orderId: string, fault: unknown): Answer => {
    if (await orders.find(orderId)) return accept(null);
    const seen = await gateway.look(orderId);
    if (seen?.kind !== "captured") throw fault;
    return keep(orderId, seen.capture);
  };

  const afterFault = async (gateway: PaymentGateway, orderId: string, fault: unknown): Answer => {
    if (isFault(fault, "payment-already-captured")) return keepEarlier(gateway, orderId, fault);
    const code = isFault(fault) ? fault.code : "payment-doubtful";
    const end = ENDS[code];
    if (end) await ends[end](orderId);
    const refusal = REFUSALS[code];
    if (!refusal) throw fault;
    return refuse(refusal);
  };

  return async (gateway: PaymentGateway, agreement: Agreement, payer?: Payer): Answer => {
    const { orderId } = agreement;
    const request = { key: captureKey(agreement), ...(payer && { payer }) };
    let captured: Capture;
    try {
      captured = await gateway.capture(orderId, request);
    } catch (fault) {
      return afterFault(gateway, orderId, fault);
    }
    return keep(orderId, captured);
  };
};
