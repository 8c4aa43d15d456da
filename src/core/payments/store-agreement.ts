import type { CommandContext } from "#core/command.ts";
import { heldIn } from "#core/inventory/held.ts";
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
import type { SharedShop } from "#ports/ports.ts";

type Agreements = Pick<AgreementRecords, "agreements">;

/** Forgets payments that nobody wonders about any more. */
export const forgetOld =
  ({ agreements, now }: Agreements & Pick<CommandContext, "now">) =>
  async (): Promise<void> => {
    const old = (await agreements.openedBefore(forgottenBefore(now))).filter(isForgettable);
    if (old.length > 0) await agreements.removeAll(old.map(({ orderId }) => orderId));
  };

const letGo = async ({ agreements }: Agreements, orderIds: readonly string[]): Promise<void> => {
  for (const earlier of (await agreements.underWay()).filter(isReplacedBy(orderIds))) {
    const cancelled = moved(earlier, "cancel");
    if (cancelled) await agreements.replace(cancelled);
  }
};

/** Prices what is wanted and stores it as agreed: from now on its eggs are held, and the provider can be asked. */
export const storeAgreement =
  (shared: SharedShop | null) =>
  ({ agreements, prices, inventory, now, newId }: AgreementRecords & CommandContext) =>
  async (
    asked: Pick<Agreement, "method" | "note" | "openedFrom">,
    wanted: Wanted,
  ): Promise<Result<Agreement, AgreeRefusal>> => {
    // In a shop that several people visit the sweep does it.
    if (!shared) await forgetOld({ agreements, now })();
    const held = heldIn(shared);
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

/**
 * The provider has told its order id: the buyer may approve it, in the place of what it is instead of. False where it
 * was let go meanwhile.
 */
export const nameAgreement =
  ({ agreements }: Agreements) =>
  async (
    reference: string,
    { orderId, payee }: CreatedOrder,
    insteadOf: readonly string[],
  ): Promise<boolean> => {
    const stored = await agreements.find(reference);
    const opened = stored && moved(stored, "open");
    if (!opened) return false;
    await letGo({ agreements }, insteadOf);
    await agreements.remove(reference);
    await agreements.add({ ...opened, orderId, ...(payee && { payee }) });
    return true;
  };

/** The provider can't be asked: nothing is held, and nobody knows of it. */
export const forgetAgreement =
  ({ agreements }: Agreements) =>
  (reference: string): Promise<void> =>
    agreements.remove(reference);
