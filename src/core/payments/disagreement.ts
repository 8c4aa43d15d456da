import type { Agreement } from "#core/payments/agreement.ts";
import type { Capture } from "#core/payments/payment.ts";
import { formatPounds } from "#core/shared/money.ts";

/** ISO 4217, three letters. */
export const CURRENCY = "GBP";

const isOther = (told: string | undefined, agreed: string | undefined): boolean =>
  told !== undefined && agreed !== undefined && told !== agreed;

/** What was paid, where that isn't what was agreed, in a few words for the log; null where it is. */
export const disagreement = (
  { purchase, reference, payee }: Agreement,
  { paid }: Capture,
): string | null => {
  if (!paid) return null;
  if (paid.currency !== CURRENCY) return `currency ${paid.currency}`;
  if (paid.amount === null) return "amount unknown";
  if (paid.amount !== purchase.total)
    return `${formatPounds(paid.amount)} paid, ${formatPounds(purchase.total)} agreed`;
  if (isOther(paid.reference, reference)) return "paid for another agreement";
  return isOther(paid.payee, payee) ? "paid to somebody else" : null;
};
