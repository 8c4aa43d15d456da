import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, withKnown, withLot } from "#core/egg-book/book.ts";
import {
  type Booked,
  eggsBecauseOf,
  type Instead,
  withFewer,
  withMore,
} from "#core/egg-book/corrected-lot.ts";
import type { CountForSale } from "#core/egg-book/count-for-sale.ts";
import { leftAsCounted } from "#core/egg-book/left-as-counted.ts";
import { isBack } from "#core/ledger/egg-move.ts";
import { type Lot, lotIdOf } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CountChange {
  readonly before: CountForSale | null;
  readonly after: CountForSale;
  readonly isPutBack: boolean;
  readonly at: string;
}

interface Known {
  readonly lots: readonly Lot[];
  readonly instead: ReadonlyMap<string, Instead>;
}

type Records = Pick<ShopRecords, "lots" | "moves">;

const insteadOf = async (
  { moves }: Pick<Records, "moves">,
  lots: readonly Lot[],
): Promise<Known["instead"]> => {
  const ids = lots.map(({ id }) => id);
  const out = (await moves.undoing(ids)).filter((move) => !isBack(move));
  const back = await moves.undoing(out.map(({ id }) => id));
  const stillOut = out.map((move) => {
    const undone = back.filter(({ undoes }) => undoes === move.id);
    return { ...move, eggs: move.eggs - sumOf(undone, ({ eggs }) => eggs) };
  });
  return new Map(ids.map((id) => [id, stillOut.filter(({ undoes }) => undoes === id)]));
};

/** A count feeds the opening in which it was entered: at the next its eggs are part of the stated shelf. */
const isOfThisOpening = (
  { settings }: Book,
  { before, isPutBack, at: entered }: CountChange,
  { lots }: Known,
): boolean =>
  lots.length > 0
    ? lots.every(({ at }) => at >= settings.openedAt)
    : before === null && !isPutBack && entered >= settings.openedAt;

const hasSameEggs = ({ before, after }: CountChange): boolean =>
  before !== null && CATEGORY_IDS.every((id) => (before.eggs[id] ?? 0) === (after.eggs[id] ?? 0));

const freshLot = ({ after, at }: CountChange, category: CategoryId): Lot => ({
  id: lotIdOf(after.id, category),
  at,
  from: "count",
  flock: after.flock,
  laid: after.laid,
  category,
  eggs: 0,
  left: 0,
});

const bookedKind = (
  book: Book,
  change: CountChange,
  { instead }: Known,
  category: CategoryId,
): Booked => {
  const { id, eggs } = change.after;
  const lotId = lotIdOf(id, category);
  const known = book.lots.find((one) => one.id === lotId);
  if (!known && !eggs[category]) return { book, changed: 0 };
  const lot = known ?? freshLot(change, category);
  const others = instead.get(lotId) ?? [];
  const more = (eggs[category] ?? 0) - eggsBecauseOf(lot, others);
  return more < 0 ? withFewer(book, lot, -more) : withMore(book, lot, more, others);
};

/** An empty lot keeps the count known, in case it is corrected to more. */
const withEmptyLot = (book: Book, change: CountChange): Book =>
  CATEGORY_IDS.some((id) => book.lots.some((lot) => lot.id === lotIdOf(change.after.id, id)))
    ? book
    : withLot(book, freshLot(change, CATEGORY_IDS[0]));

const withDay = (book: Book, ids: readonly string[], laid: Day): Book => ({
  ...book,
  lots: book.lots.map((lot) => (ids.includes(lot.id) ? { ...lot, laid } : lot)),
});

export const bookCount = async (
  { lots, moves }: Records,
  opened: Book,
  change: CountChange,
): Promise<Booked> => {
  const ids = CATEGORY_IDS.map((category) => lotIdOf(change.after.id, category));
  const book = withDay(opened, ids, change.after.laid);
  if (hasSameEggs(change)) return { book, changed: 0 };
  const own = await lots.withIds(ids);
  const instead = await insteadOf({ moves }, own);
  const others = [...instead.values()].flatMap((some) => some.map(({ lot }) => lot));
  const known: Known = { lots: own, instead };
  if (!isOfThisOpening(book, change, known)) return { book, changed: 0 };
  let booked: Booked = {
    book: withKnown(withKnown(book, own), await lots.withIds(others)),
    changed: 0,
  };
  for (const category of CATEGORY_IDS) {
    const next = bookedKind(booked.book, change, known, category);
    booked = { book: next.book, changed: booked.changed + next.changed };
  }
  const told = withEmptyLot(booked.book, change);
  return { ...booked, book: await leftAsCounted({ lots, moves }, book, told, change.at) };
};
