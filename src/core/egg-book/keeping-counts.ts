import { type CountNote, NO_NOTE } from "#core/care/count-note.ts";
import { type FlockName, isPulletDay } from "#core/care/flock-care.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { type Booked, bookCount, type CountForSale } from "#core/egg-book/book-count.ts";
import { keepBook } from "#core/egg-book/keep-book.ts";
import { type EggEntry, type FlockId, LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & CommandContext;

/** Small eggs of young hens are sold as pullet eggs. */
const soldAs = (size: LoggedSize, name: FlockName, { date }: EggEntry): CategoryId =>
  size === "small" && isPulletDay(name, date) ? "pullet" : size;

/** The whole eggs of a count that the farm doesn't keep for itself. */
const forSale = (
  flock: FlockId,
  entry: EggEntry,
  name: FlockName,
  { kept }: CountNote,
): CountForSale => ({
  id: entry.id,
  flock,
  laid: entry.date,
  eggs: Object.fromEntries(
    LOGGED_SIZES.map((size) => {
      const own = kept?.size === size ? kept.eggs : 0;
      return [soldAs(size, name, entry), Math.max(0, entry.counts[size] - own)];
    }),
  ),
});

interface CountsTouched {
  readonly flock: FlockId;
  readonly ids: readonly string[];
  /** Counts that come back: where the book had none of their eggs, it gets none. */
  readonly areKnown?: boolean;
}

const bookOne = async (
  deps: Deps,
  book: Book,
  { flock, areKnown = false }: CountsTouched,
  [id, before]: readonly [string, EggEntry | null],
): Promise<Booked> => {
  const after = await deps.flocks.findEggs(flock, id);
  const entry = after ?? before;
  if (!entry) return { book, changed: 0 };
  const name = await deps.care.of(flock);
  const note = (await deps.care.findCountNote(id)) ?? NO_NOTE;
  const now = forSale(flock, entry, name, note);
  const earlier = before && forSale(flock, before, name, note);
  const known = areKnown ? now : earlier;
  return bookCount(deps, book, known, after ? now : { ...now, eggs: {} });
};

/**
 * Makes a use case that takes, corrects or deletes counts put their eggs on the shelf, or take them off. `telling` puts
 * into the answer how many had left already, and were taken from other lots.
 */
export const keepingCounts =
  <Input extends unknown[], Output>(
    useCase: (deps: Deps) => (...input: Input) => Promise<Output>,
    touched: (deps: Deps, ...input: Input) => CountsTouched,
    telling: (answer: Output, changed: number) => Output = (answer) => answer,
  ) =>
  (shared: SharedShop | null) =>
  (deps: Deps) =>
  (...input: Input): Promise<Output> =>
    keepBook(shared, deps)<Output>(
      () => useCase(deps)(...input),
      async (opened) => {
        const counts = touched(deps, ...input);
        const before: [string, EggEntry | null][] = [];
        for (const id of counts.ids)
          before.push([id, await deps.flocks.findEggs(counts.flock, id)]);
        const answer = await useCase(deps)(...input);
        let [book, changed] = [opened, 0];
        for (const one of before) {
          const booked = await bookOne(deps, book, counts, one);
          [book, changed] = [booked.book, changed + booked.changed];
        }
        return [book, telling(answer, changed)];
      },
    );

/** Makes a use case that changes what may be sold, as a medicine does, set the stock by it at once. */
export const keepingCare =
  <Input extends unknown[], Output>(
    useCase: (deps: Deps) => (...input: Input) => Promise<Output>,
  ) =>
  (shared: SharedShop | null) =>
  (deps: Deps) =>
  (...input: Input): Promise<Output> =>
    keepBook(shared, deps)<Output>(
      () => useCase(deps)(...input),
      async (book) => [book, await useCase(deps)(...input)],
    );
