import { type Answer, described, type Refused } from "#adapters/paypal/server/answer.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";

/** Issues of Orders v2 that mean no money was taken, whatever request they answer. */
const ISSUES: Readonly<Partial<Record<string, FaultCode>>> = {
  INSTRUMENT_DECLINED: "payment-declined",
  ORDER_NOT_APPROVED: "payment-not-approved",
  PAYER_ACTION_REQUIRED: "payment-not-approved",
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: "payment-not-approved",
  ORDER_ALREADY_CAPTURED: "payment-already-captured",
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: "payment-refused",
  TRANSACTION_REFUSED: "payment-refused",
  COMPLIANCE_VIOLATION: "payment-refused",
  ORDER_EXPIRED: "payment-refused",
  ORDER_VOIDED: "payment-refused",
  INVALID_RESOURCE_ID: "payment-refused",
  RESOURCE_NOT_FOUND: "payment-refused",
};

const OF_THE_ACCOUNT = /^PAYER_ACCOUNT_/;

const codeOf = (issue: string): FaultCode | undefined =>
  OF_THE_ACCOUNT.test(issue) ? "payment-refused" : ISSUES[issue];

const UNPROCESSABLE = 422;

const isOfOrder = ({ status, issues, isAfterLoss }: Refused): boolean =>
  status === UNPROCESSABLE && issues.length > 0 && !isAfterLoss;

/** Null where PayPal spoke of the request, another order or an earlier try. */
export const captureFault = (answer: Answer): Fault | null => {
  if (answer.kind === "done") return null;
  if (answer.kind === "lost") return new Fault("payment-doubtful", described(answer));
  if (answer.issues.includes("DUPLICATE_INVOICE_ID")) return null;
  const named = answer.issues.map(codeOf).find((code) => code !== undefined);
  const code = named ?? (isOfOrder(answer) ? "payment-failed" : null);
  return code && new Fault(code, described(answer));
};
