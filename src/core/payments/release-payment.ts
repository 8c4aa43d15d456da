import { type Agreement, moved } from "#core/payments/agreement.ts";
import type { AgreementEvent } from "#core/payments/agreement-state.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "agreements">;

const end =
  (next: (agreement: Agreement) => Agreement | null) =>
  ({ agreements }: Records) =>
  async (orderId: string): Promise<Result<null, never>> => {
    const stored = await agreements.find(orderId);
    const ended = stored && next(stored);
    if (ended) await agreements.replace(ended);
    return accept(null);
  };

const by = (event: AgreementEvent) => (agreement: Agreement) => moved(agreement, event);

/** The provider says that it took no money: another attempt is another one. */
const declined = (agreement: Agreement): Agreement | null => {
  const next = moved(agreement, "decline");
  return next && { ...next, declines: next.declines + 1 };
};

const released = (agreement: Agreement): Agreement | null => {
  const next = declined(agreement) ?? agreement;
  return moved(next, "cancel");
};

/** The buyer gave the payment up: it is never captured. Money that moves all the same becomes an order. */
export const cancelPayment = end(by("cancel"));

/** The provider took no money: the buyer may try again. */
export const declineCapture = end(declined);

/** The provider took no money and never will: nothing is held for it any more. */
export const releasePayment = end(released);
