import { packId } from "#core/catalogue/pack.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { areSamePacks } from "#core/payments/same-packs.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** "approved" is to be taken, "being-paid" is being taken. */
export interface PaidAlready {
  readonly kind: "approved" | "being-paid";
  readonly orderId: string;
}

const MOST_ASKED = 3;

const withIds = (packs: readonly WantedPacks[]) =>
  packs.map((pack) => ({ ...pack, id: packId(pack) }));

type Deps = Pick<ShopPorts, "payments"> & Pick<ShopRecords, "agreements">;

export const paidAlready =
  ({ agreements, payments }: Deps) =>
  async (
    packs: readonly WantedPacks[],
    orderIds: readonly string[],
    addTo?: string,
  ): Promise<PaidAlready | null> => {
    const stored = await agreements.withIds(orderIds.slice(0, MOST_ASKED));
    const same = stored.filter(
      (other) =>
        other.addTo === addTo && areSamePacks(withIds(other.purchase.lines), withIds(packs)),
    );
    const kindOf = async ({ orderId, state, method }: Agreement) => {
      if (state === "capturing") return "being-paid";
      if (state !== "opened") return null;
      const seen = await gatewayOf(payments, method)?.getOrder(orderId);
      return seen?.kind === "approved" || seen?.kind === "captured" ? "approved" : null;
    };
    for (const agreement of same) {
      const kind = await kindOf(agreement);
      if (kind) return { kind, orderId: agreement.orderId };
    }
    return null;
  };
