import { type Book, withKnown } from "#core/egg-book/book.ts";
import { bookedAsOf } from "#core/egg-book/booked-as-of.ts";
import { packsGiven } from "#core/egg-book/give-packs.ts";
import { outBut } from "#core/egg-book/out-but.ts";
import { foundAgain, lost, packed, unpacked } from "#core/egg-book/pack-order.ts";
import { eggsForDays } from "#core/fefo/promised-eggs.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import type { EggsShortInBook } from "#core/orders/packed-anyway.ts";
import { isAtGate } from "#core/orders/paid-by-hand.ts";
import { isPromised, methodsOut } from "#core/orders/promised.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { OrderChanged } from "#ports/egg-book.ts";
import type { ShopRecords } from "#ports/records.ts";

type Lots = Pick<ShopRecords, "lots" | "moves">;

export interface OrderChange extends OrderChanged {
  readonly before: Order;
  readonly after: Order;
  readonly farm: OfDays;
}

/** Brings back all but these halves: as found where a half was packed without the book. */
const broughtBackBut = async (
  still: readonly DeliveryMethod[],
  records: Lots,
  book: Book,
  { before, farm }: OrderChange,
): Promise<Book> => {
  const { out, lots } = await outBut(records, before, still);
  const isKnown = (method: DeliveryMethod): boolean =>
    still.includes(method) || out.some(({ half }) => half === undefined || half === method);
  const found = methodsOut(before).filter((method) => !isKnown(method));
  const back = unpacked(withKnown(book, lots), out, before.id);
  return foundAgain(back, eggsForDays(before, book.now, farm, found));
};

/** Eggs of a refunded or cancelled order that are here and don't come back are gone. */
const givenUp = (book: Book, { before, after, farm }: OrderChange): Book =>
  isPromised(before)
    ? lost(book, eggsForDays(after, book.now, farm, methodsHere(before)), "missing")
    : book;

export const bookOrder = async (
  records: Lots,
  book: Book,
  change: OrderChange,
): Promise<Result<Book, EggsShortInBook>> => {
  const { before, after, farm, laid, flock, at = book.now } = change;
  const given = await packsGiven(records, book, change);
  if (isGivenUp(after)) return accept(givenUp(given, change));
  const [was, is] = [methodsOut(before), methodsOut(after)];
  const leaving = is.filter((method) => !was.includes(method));
  return bookedAsOf(records, given, at, async (then, old) => {
    if (leaving.length > 0) {
      const wanted = eggsForDays(before, at, farm, leaving);
      return packed(then, wanted, { laid, flock, old, kind: isAtGate(before) ? "gate" : "packed" });
    }
    return accept(is.length < was.length ? await broughtBackBut(is, records, then, change) : then);
  });
};
