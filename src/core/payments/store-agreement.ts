import type { Drawn } from "#core/command.ts";
import type { Held } from "#core/inventory/held.ts";
import {
  type AgreementRecords,
  type AgreeRefusal,
  agree,
  type Wanted,
} from "#core/payments/agree.ts";
import { type Agreement, forgottenBefore, isForgettable, moved } from "#core/payments/agreement.ts";
import { isReplacedBy } from "#core/payments/held-eggs.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { CreatedOrder } from "#ports/payment-gateway.ts";

type Agreements = Pick<AgreementRecords, "agreements">;

const forgetOld = async ({ agreements }: Agreements, now: string): Promise<void> => {
  for (const old of await agreements.openedBefore(forgottenBefore(now)))
    if (isForgettable(old)) await agreements.remove(old.orderId);
};

const letGo = async ({ agreements }: Agreements, orderIds: readonly string[]): Promise<void> => {
  for (const earlier of (await agreements.underWay()).filter(isReplacedBy(orderIds))) {
    const cancelled = moved(earlier, "cancel");
    if (cancelled) await agreements.replace(cancelled);
  }
};

/** Prices what is wanted and stores it as agreed: from now on its eggs are held, and the provider can be asked. */
export const storeAgreement =
  (held: Held) =>
  ({ agreements, prices, inventory, now, newId }: AgreementRecords & Drawn) =>
  async (
    asked: Pick<Agreement, "method" | "note">,
    wanted: Wanted,
  ): Promise<Result<Agreement, AgreeRefusal>> => {
    await forgetOld({ agreements }, now);
    const agreed = await agree({ prices, inventory, agreements, held }, wanted, now);
    if (!agreed.ok) return agreed;
    const agreement: Agreement = {
      ...asked,
      orderId: newId,
      reference: newId,
      purchase: agreed.value,
      openedAt: now,
      state: "opening",
      declines: 0,
    };
    await agreements.add(agreement);
    return accept(agreement);
  };

/** The provider has told its order id: the buyer may approve it, in the place of what it is instead of. */
export const nameAgreement =
  ({ agreements }: Agreements) =>
  async (
    reference: string,
    { orderId, payee }: CreatedOrder,
    insteadOf: readonly string[],
  ): Promise<void> => {
    const stored = await agreements.find(reference);
    const opened = stored && moved(stored, "open");
    if (!opened) return;
    await letGo({ agreements }, insteadOf);
    await agreements.remove(reference);
    await agreements.add({ ...opened, orderId, ...(payee && { payee }) });
  };

/** The provider can't be asked: nothing is held, and nobody knows of it. */
export const forgetAgreement =
  ({ agreements }: Agreements) =>
  (reference: string): Promise<void> =>
    agreements.remove(reference);
