import { type Book, withKnown } from "#core/egg-book/book.ts";
import { missing, outWith, packed, unpacked } from "#core/egg-book/pack-order.ts";
import { eggsForDays, isPacked, isPromised } from "#core/egg-book/promised-eggs.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { EggsShortInBook } from "#core/orders/mark-order.ts";
import type { Order } from "#core/orders/order.ts";
import { isAtGate } from "#core/orders/paid-by-hand.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Lots = Pick<ShopRecords, "lots" | "moves">;

export interface OrderChange {
  readonly before: Order;
  readonly after: Order;
  readonly farm: OfDays;
  /** Whether the eggs of an order that is given up are to be sold again. */
  readonly isPuttingBack?: boolean;
  /** When eggs were laid that are packed and that the book doesn't have. */
  readonly laid?: Day | undefined;
}

const GIVEN_UP: readonly string[] = ["Refunded", "Cancelled"];

const broughtBackOf = async (
  { lots, moves }: Lots,
  book: Book,
  { before, farm }: OrderChange,
): Promise<Book> => {
  const out = await moves.ofOrders([before.id]);
  const known = withKnown(book, await lots.withIds(outWith(out).map(({ lot }) => lot)));
  return unpacked(known, eggsForDays(before, book.now, farm), out, before.id);
};

/** One that was refunded or cancelled: its eggs come back, or are gone. */
const givenUp = async (records: Lots, book: Book, change: OrderChange): Promise<Book> => {
  const { before, farm, isPuttingBack = false } = change;
  if (isPacked(before)) return isPuttingBack ? broughtBackOf(records, book, change) : book;
  const isGone = isPromised(before) && !isPuttingBack;
  return isGone ? missing(book, eggsForDays(before, book.now, farm)) : book;
};

/** What becomes of an order's eggs in the book. */
export const bookOrder = async (
  records: Lots,
  book: Book,
  change: OrderChange,
): Promise<Result<Book, EggsShortInBook>> => {
  const { before, after, farm, laid } = change;
  if (GIVEN_UP.includes(after.status)) return accept(await givenUp(records, book, change));
  if (isPacked(before) === isPacked(after)) return accept(book);
  return isPacked(after)
    ? packed(book, eggsForDays(before, book.now, farm), laid, isAtGate(before) ? "gate" : "packed")
    : accept(await broughtBackOf(records, book, change));
};
