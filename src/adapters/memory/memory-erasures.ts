import type { Keepsake } from "#adapters/farm-json/farm-records.ts";
import type { Slot, SlotOf } from "#adapters/memory/memory-list.ts";
import { emailDigest } from "#adapters/sha256/email-digest.ts";
import type { Customer } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email.ts";
import { anonymous, isOrderOf, type Order } from "#core/orders/order.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

export interface ErasureState {
  /** Erasure instants by digest. */
  readonly erasures: Readonly<Record<string, string>>;
  readonly orders: readonly Order[];
  readonly customers: readonly Customer[];
}

export const memoryErasures = (
  slotOf: SlotOf<ErasureState>,
  keepsakes: Slot<readonly Keepsake[]>,
): ErasureRepository => {
  const [erasures, orders, customers] = [slotOf("erasures"), slotOf("orders"), slotOf("customers")];

  /** Unknown fields of the records of an address. */
  const dropKeepsakes = (email: string): void => {
    const names = [
      ...orders.get().flatMap((one) => (isOrderOf(one, email) ? [`orders ["${one.id}",`] : [])),
      ...customers
        .get()
        .flatMap((one) => (sameEmail(one.email, email) ? [`customers ["${one.id}",`] : [])),
    ];
    const isHers = ({ kind, key }: Keepsake) =>
      names.some((name) => `${kind} ${key}`.startsWith(name));
    keepsakes.set(keepsakes.get().filter((one) => !isHers(one)));
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
    note: async (email, at) => {
      erasures.set({ ...erasures.get(), [emailDigest(email)]: at });
      dropKeepsakes(email);
      if (orders.get().some((order) => isOrderOf(order, email)))
        orders.set(
          orders.get().map((order) => (isOrderOf(order, email) ? anonymous(order) : order)),
        );
    },
    keptBeside: async () => [],
  };
};
