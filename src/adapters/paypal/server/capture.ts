import { type Answer, described } from "#adapters/paypal/server/answer.ts";
import type { PayPalAsk } from "#adapters/paypal/server/ask.ts";
import { captureFault } from "#adapters/paypal/server/capture-refusal.ts";
import { type Look, orderIn, pathOf } from "#adapters/paypal/server/look.ts";
import type { Capture, ProviderOrder } from "#core/payments/payment.ts";
import { Fault } from "#ports/fault.ts";

const afterRefusal = (answer: Answer, seen: ProviderOrder): Fault => {
  if (seen.kind === "captured") return new Fault("payment-already-captured", described(answer));
  if (answer.kind !== "refused" || answer.isAfterLoss || answer.issues.length === 0)
    return new Fault("payment-doubtful", described(answer));
  const isOver = answer.issues.includes("DUPLICATE_INVOICE_ID");
  return new Fault(isOver ? "payment-refused" : "payment-failed", described(answer));
};

export const captureOf = (paypal: PayPalAsk, look: Look) => {
  const lookAfter = async (orderId: string, answer: Answer, end: AbortSignal) => {
    try {
      return await look(orderId, end);
    } catch (cause) {
      throw new Fault("payment-doubtful", described(answer), { cause });
    }
  };

  const seenAfter = async (orderId: string, answer: Answer, end: AbortSignal): Promise<Capture> => {
    const seen = await lookAfter(orderId, answer, end);
    if (answer.kind === "done" && seen.kind === "captured") return seen.capture;
    throw afterRefusal(answer, seen);
  };

  return async (orderId: string, key: string): Promise<Capture> => {
    const end = paypal.end();
    const path = `${pathOf(orderId)}/capture`;
    const answer = await paypal.ask({ method: "POST", path, body: "{}", key }, end);
    const order = orderIn(answer);
    if (order?.kind === "captured") return order.capture;
    const fault = captureFault(answer);
    if (fault) throw fault;
    return seenAfter(orderId, answer, end);
  };
};
