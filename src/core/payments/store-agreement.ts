import type { Drawn } from "#core/command.ts";
import {
  type AgreementRecords,
  type AgreeRefusal,
  agree,
  type Wanted,
} from "#core/payments/agree.ts";
import { type Agreement, forgottenBefore, isForgettable, moved } from "#core/payments/agreement.ts";
import { isReplacedBy } from "#core/payments/held-eggs.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

export interface OpenedPayment {
  /** The provider's order id. */
  readonly orderId: string;
  readonly purchase: Purchase;
}

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

/** Looks once more, since others may have come between, and stores what is agreed in the place of what it is instead of. */
export const storeAgreement =
  (held: ShopPorts["held"]) =>
  ({ agreements, prices, inventory, now }: AgreementRecords & Drawn) =>
  async (
    opened: Pick<Agreement, "orderId" | "method" | "note">,
    wanted: Wanted,
  ): Promise<Result<OpenedPayment, AgreeRefusal>> => {
    await forgetOld({ agreements }, now);
    const agreed = await agree({ prices, inventory, agreements, held }, wanted, now);
    if (!agreed.ok) return agreed;
    await letGo({ agreements }, wanted.insteadOf);
    await agreements.add({ ...opened, purchase: agreed.value, openedAt: now, state: "opened" });
    return accept({ orderId: opened.orderId, purchase: agreed.value });
  };
