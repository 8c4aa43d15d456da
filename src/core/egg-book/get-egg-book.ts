import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import { lastMoves, type ShownMove } from "#core/egg-book/last-moves.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import { dryRun } from "#core/fefo/dry-run.ts";
import { promisedForDays } from "#core/fefo/promised-eggs.ts";
import { shelfOf } from "#core/fefo/stock-line.ts";
import type { HeldEggs } from "#core/inventory/inventory.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import { oldestFirst } from "#core/ledger/lot.ts";
import { type ShownLot, shownLot } from "#core/ledger/shown-lot.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import type { Order } from "#core/orders/order.ts";
import { type OrderToCall, orderToCall } from "#core/orders/order-to-call.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { eggsPromised } from "#core/orders/promised.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface ShortOrder {
  readonly order: OrderToCall;
  readonly day: Day;
  readonly short: number;
  /** "2 × Large 12", of this kind. */
  readonly packs: string;
  readonly version: Version;
}

export interface EggsOfKind {
  readonly forSale: number;
  readonly shelf: number;
  readonly promised: number;
  readonly held: number;
  readonly lots: readonly ShownLot[];
  readonly short: readonly ShortOrder[];
}

export interface EggBookSheet {
  readonly settings: BookSettings;
  readonly version: Version;
  readonly today: Day;
  readonly kinds: Readonly<Record<CategoryId, EggsOfKind>>;
  readonly moves: readonly ShownMove[];
}

interface Deps
  extends Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders" | "profile">,
    Pick<ShopPorts, "clock"> {
  readonly inventory: Pick<ShopRecords["inventory"], "load">;
  readonly held: HeldEggs;
}

const shortOrder = (
  order: Order,
  category: CategoryId,
  rest: Pick<ShortOrder, "day" | "short">,
): ShortOrder => {
  const own = itemsLeft(order).filter(({ id }) => packOf(id)?.category === category);
  return {
    ...rest,
    order: orderToCall(order),
    packs: own.map(packsInWords).join(", "),
    version: versionOf(order),
  };
};

export const getEggBook =
  ({ bookSettings, care, inventory, lots, moves, orders, profile, held, clock }: Deps) =>
  async (): Promise<EggBookSheet> => {
    const now = clock.now();
    const today = todayAt(now);
    const version = await bookSettings.version();
    const [settings, stock, open, toPack] = [
      await bookSettings.load(),
      await inventory.load(),
      oldestFirst(await lots.open()),
      await orders.toPack(),
    ];
    const rules = await rulesOf({ care }, settings);
    const given = await care.medicines();
    const eggsHeld = await held(stock, now);
    const farm = await loadFarm({ profile });
    const plan = settings.isOpen ? dryRun(open, promisedForDays(toPack, now, farm), rules) : [];
    const lacking = plan.toReversed().filter(({ short }) => short > 0);
    const found = await orders.withIds(lacking.map(({ wanted }) => wanted.order));
    const people = new Map(found.map((order) => [order.id, order]));
    const shortOf = (category: CategoryId): readonly ShortOrder[] =>
      lacking
        .filter(({ wanted }) => wanted.category === category)
        .flatMap(({ wanted: { order: id, day }, short }) => {
          const order = people.get(id);
          return order ? [shortOrder(order, category, { day, short })] : [];
        });
    const [shelf, promised] = [shelfOf(open, today, rules), eggsPromised(toPack)];
    const kinds = CATEGORY_IDS.map((id): readonly [CategoryId, EggsOfKind] => [
      id,
      {
        forSale: stock[id],
        shelf: shelf[id],
        promised: promised[id],
        held: eggsHeld[id],
        lots: open
          .filter(({ category }) => category === id)
          .map((lot) => shownLot(lot, today, settings, given)),
        short: shortOf(id),
      },
    ]);
    return {
      settings,
      version,
      today,
      kinds: Object.fromEntries(kinds) as EggBookSheet["kinds"],
      moves: await lastMoves({ lots, moves }, { openedAt: settings.openedAt, today }),
    };
  };
