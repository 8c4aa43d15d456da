import type { ShopContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { bookCount } from "#core/egg-book/book-count.ts";
import type { Booked } from "#core/egg-book/corrected-lot.ts";
import { type CountForSale, countForSale } from "#core/egg-book/count-for-sale.ts";
import { keepBook } from "#core/egg-book/keep-book.ts";
import { redateCount } from "#core/egg-book/redate-count.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & ShopContext;

interface CountsTouched {
  readonly flock: FlockId;
  readonly ids: readonly string[];
  readonly isPutBack?: boolean;
  /** When they were entered; undefined for now. */
  readonly at?: string;
}

type Corrected = readonly [before: CountForSale | null, after: CountForSale | null];

/** Runs what takes, corrects or deletes counts: what each was, and is. */
const correcting = async <Output>(
  deps: Deps,
  { flock, ids }: CountsTouched,
  run: () => Promise<Output>,
): Promise<readonly [Output, readonly Corrected[]]> => {
  const was: (CountForSale | null)[] = [];
  for (const id of ids) was.push(await countForSale(deps, flock, id));
  const answer = await run();
  const corrected: Corrected[] = [];
  for (const [at, id] of ids.entries())
    corrected.push([was[at] ?? null, await countForSale(deps, flock, id)]);
  for (const [before, after] of corrected) await redateCount(deps, before, after);
  return [answer, corrected];
};

const bookOne = async (
  deps: Deps,
  book: Book,
  [before, counted]: Corrected,
  { isPutBack = false, at = book.now }: CountsTouched,
): Promise<Booked> => {
  const after = counted ?? (before && { ...before, eggs: {} });
  return after ? bookCount(deps, book, { before, after, isPutBack, at }) : { book, changed: 0 };
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
  (deps: Deps) =>
  (...input: Input): Promise<Output> => {
    const counts = touched(deps, ...input);
    const run = () => correcting(deps, counts, () => useCase(deps)(...input));
    return keepBook(deps)<Output>(
      async () => (await run())[0],
      async (opened) => {
        const [answer, corrected] = await run();
        let [book, changed] = [opened, 0];
        for (const one of corrected) {
          const booked = await bookOne(deps, book, one, counts);
          [book, changed] = [booked.book, changed + booked.changed];
        }
        return [book, telling(answer, changed)];
      },
    );
  };
