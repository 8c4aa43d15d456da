import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import {
  type Book,
  broughtBack,
  layDayOfFound,
  takenOut,
  withKnown,
  withLot,
  withNewLot,
} from "#core/egg-book/book.ts";
import { takeFrom, takeNewestFirst } from "#core/fefo/pack-oldest-first.ts";
import { fitOn } from "#core/fefo/withhold-eggs.ts";
import { countedSince } from "#core/ledger/book-settings.ts";
import { stillOutSince } from "#core/ledger/still-out.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "lots" | "moves">;

interface Kind {
  readonly category: CategoryId;
  readonly day: Day;
  readonly since: string;
}

const fitOfKind = ({ lots, rules }: Book, { category, day }: Kind) =>
  fitOn(lots, day, rules).filter((lot) => lot.category === category);

/** Includes withheld eggs: found eggs may be of any flock. */
const inDateOfKind = (book: Book, kind: Kind) =>
  fitOfKind({ ...book, rules: { ...book.rules, isWithheld: () => false } }, kind);

const thereOn = (book: Book, kind: Kind): number =>
  sumOf(inDateOfKind(book, kind), ({ left }) => left);

/** These eggs are what the count found; others were gone by then, if it would have seen them. */
const withFewer = (before: Book, book: Book, kind: Kind, eggs: number): Book => {
  const found = inDateOfKind(book, kind).filter(
    ({ from, at }) => from === "found" && at >= kind.since,
  );
  const { from } = takeFrom(found.toReversed(), eggs);
  const known = from.reduce((one, taken) => {
    const lot = one.lots.find(({ id }) => id === taken.lot);
    return lot
      ? withLot(one, { ...lot, eggs: lot.eggs - taken.eggs, left: lot.left - taken.eggs })
      : one;
  }, book);
  const [was, is] = [fitOfKind(before, kind), fitOfKind(known, kind)];
  const more = sumOf(is, ({ left }) => left) - sumOf(was, ({ left }) => left);
  const unfound = eggs - sumOf(from, (taken) => taken.eggs);
  const gone = takeNewestFirst(is, { ...kind, eggs: Math.min(unfound, Math.max(0, more)) });
  return takenOut(known, gone.from, { kind: "missing" });
};

/** These eggs are what the count missed; for the rest, as many more were there. */
const withMore = async (records: Records, book: Book, kind: Kind, eggs: number): Promise<Book> => {
  const missing = await stillOutSince(records, book.now, kind.since, "missing");
  const known = withKnown(book, await records.lots.withIds(missing.map(({ lot }) => lot)));
  const ofKind = missing.filter(({ lot }) =>
    known.lots.some(({ id, category }) => id === lot && category === kind.category),
  );
  const { from, short } = takeFrom(
    ofKind.map((move) => ({ id: move.id, left: move.eggs })),
    eggs,
  );
  const back = from.reduce((one, { lot: undoes, eggs: many }) => {
    const lot = ofKind.find(({ id }) => id === undoes)?.lot ?? "";
    return broughtBack(one, [{ lot, eggs: many }], { kind: "undone", undoes });
  }, known);
  const laid = layDayOfFound({ ...back, lots: fitOfKind(back, kind) }, () => true);
  return withNewLot(back, { from: "found", laid, category: kind.category, eggs: short });
};

/** A count of the shelf has seen a change made before it and booked after it. */
export const leftAsCounted = async (
  records: Records,
  before: Book,
  after: Book,
  since: string,
): Promise<Book> => {
  let book = after;
  for (const category of CATEGORY_IDS) {
    const counted = countedSince(after.settings, category, since);
    if (counted === null) continue;
    const kind: Kind = { category, day: todayAt(counted), since };
    const more = thereOn(book, kind) - thereOn(before, kind);
    if (more > 0) book = withFewer(before, book, kind, more);
    if (more < 0) book = await withMore(records, book, kind, -more);
  }
  return book;
};
