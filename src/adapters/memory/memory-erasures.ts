import { frozen } from "#adapters/farm-json/frozen.ts";
import type { SlotOf } from "#adapters/memory/memory-list.ts";
import { emailDigest } from "#adapters/sha256/email-digest.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import { isOrderOf } from "#core/orders/order-of.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

export interface ErasureState {
  readonly erasures: Readonly<Record<string, string>>;
  readonly orders: readonly Order[];
}

export const memoryErasures = (slotOf: SlotOf<ErasureState>): ErasureRepository => {
  const [erasures, orders] = [slotOf("erasures"), slotOf("orders")];

  const forget = (isGone: (order: Order) => boolean): void => {
    if (orders.get().some(isGone))
      orders.set(orders.get().map((order) => (isGone(order) ? frozen(anonymous(order)) : order)));
  };

  return {
    since: async (email) => erasures.get()[emailDigest(email)] ?? null,
    sinceOf: async (emails) =>
      new Map(
        emails.flatMap((email) => {
          const at = erasures.get()[emailDigest(email)];
          return at === undefined ? [] : [[email, at] as const];
        }),
      ),
    note: async (email, at, kept = []) => {
      erasures.set({ ...erasures.get(), [emailDigest(email)]: at });
      forget((order) => isOrderOf(order, email) && !kept.includes(order.id));
    },
    forgetOrder: async (id) => {
      // As every write here it reports a change of erasures.
      erasures.set({ ...erasures.get() });
      forget((order) => id !== "" && order.id === id);
    },
    keptBeside: async () => [],
  };
};
