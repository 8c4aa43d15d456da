import { type Book, withKnown } from "#core/egg-book/book.ts";
import { leftAsCounted } from "#core/egg-book/left-as-counted.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import { stillOutSince } from "#core/ledger/still-out.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "lots" | "moves">;

/** Returns the book as it was at an instant, after the work. `old` left as too old since then. */
type WorkThen<Refusal extends { readonly kind: string }> = (
  then: Book,
  old: readonly EggMove[],
) => Promise<Result<Book, Refusal>>;

const late = async <Refusal extends { readonly kind: string }>(
  records: Records,
  opened: Book,
  at: string,
  work: WorkThen<Refusal>,
): Promise<Result<Book, Refusal>> => {
  const old = await stillOutSince(records, opened.now, at, "old");
  const book = withKnown(opened, await records.lots.withIds(old.map(({ lot }) => lot)));
  const today = todayAt(at);
  const there = book.lots.filter(({ laid }) => laid <= today);
  const done = await work({ ...book, lots: there, now: at, today }, old);
  if (!done.ok) return done;
  const after = { ...withKnown(done.value, book.lots), now: book.now, today: book.today };
  return accept(await leftAsCounted(records, book, after, at));
};

/** Changes from before the book was opened are part of the stated shelf. */
export const bookedAsOf = async <Refusal extends { readonly kind: string }>(
  records: Records,
  book: Book,
  at: string,
  work: WorkThen<Refusal>,
): Promise<Result<Book, Refusal>> => {
  if (at < book.settings.openedAt) return accept(book);
  return at < book.now ? late(records, book, at, work) : work(book, []);
};
