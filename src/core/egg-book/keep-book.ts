import type { ShopContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { changedOutside } from "#core/egg-book/changed-outside.ts";
import { withOldFolded } from "#core/egg-book/fold-old.ts";
import { loadBook, rulesOf } from "#core/egg-book/load-book.ts";
import { stockByTheBook } from "#core/egg-book/stock-line.ts";
import { tellLowStock } from "#core/inventory/tell-low-stock.ts";
import type { ShopRecords } from "#ports/records.ts";

export type BookDeps = Pick<
  ShopRecords,
  "bookSettings" | "care" | "lots" | "moves" | "orders" | "inventory" | "messages" | "profile"
> &
  ShopContext;

/** Answers with the book as it is to be kept, and what the caller is told. */
export type BookWork<Answer> = (book: Book) => Promise<readonly [Book, Answer]>;

/** The stock becomes what the book says, by the rules as they are by now. */
const settle = async (deps: BookDeps, book: Book): Promise<void> => {
  const { bookSettings, orders, inventory, newId: key, shared } = deps;
  const before = await inventory.load();
  const rules = await rulesOf(deps, book.settings);
  const kept = { lots: book.lots, orders: await orders.toPack() };
  const after = stockByTheBook(kept, book.today, rules);
  await inventory.save(after);
  if (shared) await tellLowStock(deps, { before, after, key });
  if (book.settings.settledOn !== book.today)
    await bookSettings.save({ ...book.settings, settledOn: book.today });
};

/** Stores what was made of a book: then what is for sale is what is on the shelf and promised to nobody. */
export const storeBook = async (deps: BookDeps, before: Book, after: Book): Promise<void> => {
  const { lots, moves } = deps;
  const known = new Set(before.lots);
  const changed = after.lots.filter((lot) => !known.has(lot));
  if (changed.length > 0) await lots.save(changed);
  if (after.moves.length > 0) await moves.addAll(after.moves);
  await settle(deps, after);
};

/** What the book is, once all that was done without it is in it. */
export const caughtUp = async (
  { inventory, orders }: Pick<BookDeps, "inventory" | "orders">,
  book: Book,
): Promise<Book> =>
  changedOutside(book, await inventory.load(), await orders.toPack(), book.settings.settledOn);

/**
 * What was done without it is booked as of the day it was last reckoned; then it is reckoned as of today, and what is old
 * is folded. In one browser nothing else turns the day.
 */
const broughtToToday = async (deps: BookDeps, opened: Book): Promise<Book> => {
  const book = await caughtUp(deps, opened);
  if (book.settings.settledOn === book.today) return book;
  await settle(deps, book);
  return withOldFolded(deps, { ...book, settings: { ...book.settings, settledOn: book.today } });
};

/** Runs `work` with the open book, and stores what it has made of it. While the book is closed, runs `without` alone. */
export const keepBook =
  (deps: BookDeps) =>
  async <Answer>(without: () => Promise<Answer>, work: BookWork<Answer>): Promise<Answer> => {
    const opened = await loadBook(deps);
    if (!opened) return without();
    const [book, answer] = await work(await broughtToToday(deps, opened));
    await storeBook(deps, opened, book);
    return answer;
  };
