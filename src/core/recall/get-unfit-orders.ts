import { withheldBy } from "#core/care/withheld-eggs.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { outWith } from "#core/egg-book/pack-order.ts";
import { isFlockId } from "#core/flocks/flock.ts";
import { type BookSettings, handOverUntil, isPastDay } from "#core/ledger/book-settings.ts";
import { type Lot, oldestFirst } from "#core/ledger/lot.ts";
import { type OrderToHandOver, orderToHandOver } from "#core/orders/order-to-hand-over.ts";
import { isPacked } from "#core/orders/promised.ts";
import type { Unfit } from "#core/recall/unfit-eggs.ts";
import { isHelper } from "#core/session/person.ts";
import type { Day } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface UnfitOrder extends Unfit {
  readonly order: OrderToHandOver;
}

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders"> &
  Pick<ShopPorts, "clock" | "sessions">;

interface Packed extends Lot {
  readonly out: number;
}

const pastIn = (lots: readonly Packed[], settings: BookSettings, today: Day): Unfit["past"] =>
  CATEGORY_IDS.flatMap((category) => {
    const oldest = lots.find((lot) => lot.category === category);
    return oldest && isPastDay(oldest.laid, today, settings)
      ? [{ category, until: handOverUntil(oldest.laid, settings) }]
      : [];
  });

type Medicines = Awaited<ReturnType<Deps["care"]["medicines"]>>;

const withheldIn = (lots: readonly Packed[], given: Medicines): Unfit["withheld"] =>
  lots.flatMap(({ id: lot, category, flock, laid, out: eggs }) => {
    const withheld = withheldBy(given, flock, laid);
    if (!withheld) return [];
    const { flock: treated, until } = withheld;
    const ofNone = isFlockId(flock) ? {} : { isOfNoFlock: true as const };
    return [{ lot, category, flock: treated, ...ofNone, laid, eggs, until }];
  });

/** Packed orders not collected in time, or withheld by now. A helper sees no e-mail. */
export const getUnfitOrders =
  ({ bookSettings, care, lots, moves, orders, clock, sessions }: Deps) =>
  async (): Promise<readonly UnfitOrder[]> => {
    const settings = await bookSettings.load();
    if (!settings.isOpen) return [];
    const today = todayOf(clock);
    const packed = (await orders.toHandOver()).filter(isPacked);
    const moved = await moves.ofOrders(packed.map(({ id }) => id));
    const known = oldestFirst(await lots.withIds([...new Set(moved.map(({ lot }) => lot))]));
    const given = await care.medicines();
    const withEmail = !isHelper(await sessions.person());
    const packedIn = (id: string): readonly Packed[] => {
      const out = new Map(
        outWith(moved.filter(({ order }) => order === id)).map(({ lot, eggs }) => [lot, eggs]),
      );
      return known.flatMap((lot) => {
        const eggs = out.get(lot.id);
        return eggs === undefined ? [] : [{ ...lot, out: eggs }];
      });
    };
    return packed
      .map((order) => {
        const own = packedIn(order.id);
        return {
          order: orderToHandOver(order, withEmail),
          past: pastIn(own, settings, today),
          withheld: withheldIn(own, given),
        };
      })
      .filter(({ past, withheld }) => past.length + withheld.length > 0)
      .toReversed();
  };
