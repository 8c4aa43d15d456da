import type { CommandContext } from "#core/command.ts";
import { type Agreement, forgottenBefore, isForgettable, moved } from "#core/payments/agreement.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "agreements">;

const release =
  (next: (agreement: Agreement) => Agreement | null) =>
  ({ agreements }: Records) =>
  async (orderId: string): Promise<Result<null, never>> => {
    const stored = await agreements.find(orderId);
    const released = stored && next(stored);
    if (released) await agreements.replace(released);
    return accept(null);
  };

const declined = (agreement: Agreement): Agreement | null => {
  const next = moved(agreement, "decline");
  return next && { ...next, declines: next.declines + 1 };
};

export const cancelPayment = release((agreement) => moved(agreement, "cancel"));

export const declineCapture = release(declined);

export const releasePayment = release((agreement) =>
  moved(declined(agreement) ?? agreement, "cancel"),
);

export type EndPaymentRefusal =
  | { readonly kind: "unknown-payment" }
  | { readonly kind: "approved" };

export const endPayment =
  ({ agreements }: Records) =>
  async (id: string): Promise<Result<null, EndPaymentRefusal>> => {
    const stored = await agreements.find(id);
    if (!stored) return refuse({ kind: "unknown-payment" });
    const ended = moved(stored, "cancel");
    if (ended?.state !== "cancelled") return refuse({ kind: "approved" });
    if (stored.state !== "cancelled") await agreements.replace(ended);
    return accept(null);
  };

export const forgetOldPayments =
  ({ agreements, now }: Records & Pick<CommandContext, "now">) =>
  async (): Promise<void> => {
    const old = (await agreements.openedBefore(forgottenBefore(now))).filter(isForgettable);
    if (old.length > 0) await agreements.removeAll(old.map(({ orderId }) => orderId));
  };
