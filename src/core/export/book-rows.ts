import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import { booksIn } from "#core/flocks/books.ts";
import {
  eggsIn,
  type Flock,
  type FlockId,
  LOGGED_SIZES,
  type LoggedSize,
} from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { formatPounds } from "#core/shared/money.ts";

export interface FlockBooks {
  readonly id: FlockId;
  readonly books: Flock;
}

const oldestFirst = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

export const costRows = (
  flocks: readonly FlockBooks[],
  span: Span,
  typeName: (type: string) => string,
): readonly Row[] =>
  oldestFirst(
    flocks.flatMap(({ id, books }) =>
      booksIn(books, span).costs.map((cost) => ({ ...cost, flock: id })),
    ),
  ).map(({ date, flock, type, description, amount }) => ({
    Day: date,
    Flock: flock,
    Type: typeName(type),
    Description: description,
    "Amount (GBP)": formatPounds(amount),
  }));

export const eggRows = (
  flocks: readonly FlockBooks[],
  span: Span,
  sizeName: (size: LoggedSize) => string,
): readonly Row[] =>
  oldestFirst(
    flocks.flatMap(({ id, books }) =>
      booksIn(books, span).eggs.map((eggs) => ({ ...eggs, flock: id })),
    ),
  ).map(({ date, flock, counts }) => ({
    Day: date,
    Flock: flock,
    ...Object.fromEntries(LOGGED_SIZES.map((size) => [sizeName(size), counts[size]])),
    Total: eggsIn(counts),
  }));
