import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { handOverUntil } from "#core/egg-book/book-settings.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import { outWith } from "#core/egg-book/pack-order.ts";
import { isPacked } from "#core/egg-book/promised-eggs.ts";
import { type OrderToHandOver, orderToHandOver } from "#core/orders/hand-over.ts";
import { isHelper } from "#core/session/person.ts";
import type { Day } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** An order that stands packed, and whose eggs may not be handed over any more. */
export interface PastHandOver {
  readonly order: OrderToHandOver;
  /** The last day on which it was allowed, of each kind of which it is over. */
  readonly kinds: readonly { readonly category: CategoryId; readonly until: Day }[];
}

type Deps = Pick<ShopRecords, "bookSettings" | "lots" | "moves" | "orders"> &
  Pick<ShopPorts, "clock" | "sessions">;

/** What nobody came for in time. A helper is told no e-mail. */
export const getPastHandOver =
  ({ bookSettings, lots, moves, orders, clock, sessions }: Deps) =>
  async (): Promise<readonly PastHandOver[]> => {
    const settings = await bookSettings.load();
    if (!settings.isOpen) return [];
    const today = todayOf(clock);
    const packed = (await orders.toHandOver()).filter(isPacked);
    const out = await moves.ofOrders(packed.map(({ id }) => id));
    const known = await lots.withIds([...new Set(out.map(({ lot }) => lot))]);
    const withEmail = !isHelper(await sessions.person());
    const kindsOf = (id: string): PastHandOver["kinds"] => {
      const own = new Set(outWith(out.filter(({ order }) => order === id)).map(({ lot }) => lot));
      const oldest = (category: CategoryId): Lot | undefined =>
        known
          .filter((lot) => own.has(lot.id) && lot.category === category)
          .toSorted((a, b) => (a.laid < b.laid ? -1 : 1))[0];
      return CATEGORY_IDS.flatMap((category) => {
        const lot = oldest(category);
        const until = lot && handOverUntil(lot.laid, settings);
        return until !== undefined && until < today ? [{ category, until }] : [];
      });
    };
    return packed
      .map((order) => ({ order: orderToHandOver(order, withEmail), kinds: kindsOf(order.id) }))
      .filter(({ kinds }) => kinds.length > 0)
      .toReversed();
  };
