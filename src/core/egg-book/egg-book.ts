import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { bookOrder } from "#core/egg-book/book-order.ts";
import { datingOrders } from "#core/egg-book/dated-order.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { recounting } from "#core/egg-book/recounting.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import type { EggsShortInBook } from "#core/orders/packed-anyway.ts";
import { methodsOut } from "#core/orders/promised.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { EggBook, OrderChanged } from "#ports/egg-book.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & CommandContext & { readonly inventory: Stock };

interface OpenBook {
  readonly farm: OfDays;
  readonly dated: ReturnType<typeof datingOrders>;
  book: Book;
}

type Change = readonly [before: Order, after: Order];

const leaving = ([before, after]: Change): number =>
  isGivenUp(after) ? 0 : methodsOut(after).length - methodsOut(before).length;

const undated = ({ bestBefore: _none, ...order }: Order): Order => order;

const withoutDates = (change: Change): Order => {
  const [, after] = change;
  return leaving(change) < 0 && methodsOut(after).length === 0 ? undated(after) : after;
};

const booked = async (
  deps: Deps,
  open: OpenBook,
  change: Change,
  how: OrderChanged,
): Promise<Result<Order, EggsShortInBook>> => {
  const { book: was, farm, dated } = open;
  const [before, after] = change;
  const is = await bookOrder(deps, was, { ...how, before, after, farm });
  if (!is.ok) return is;
  const { at = deps.now } = how;
  const order =
    leaving(change) > 0 ? await dated([was, is.value], after, at) : withoutDates(change);
  await saveBook(deps, was, is.value);
  open.book = is.value;
  return accept(order);
};

/** Plans each day once, however many orders a unit of work packs. */
export const eggBook = (deps: Deps): EggBook => {
  let known: Promise<OpenBook | null> | undefined;

  const load = async (): Promise<OpenBook | null> => {
    const book = await loadBook(deps);
    if (!book) return null;
    const farm = await loadFarm(deps);
    return { book, farm, dated: datingOrders(deps, book, farm) };
  };

  return {
    orderChanged: async (before, after, how = {}) => {
      known ??= load();
      const [open, change] = [await known, [before, after] as const];
      return open ? booked(deps, open, change, how) : accept(withoutDates(change));
    },
    recounting: recounting(deps),
  };
};
