import { useState } from "react";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { costRows, eggRows, type FlockBooks } from "#core/export/book-rows.ts";
import { gateRows } from "#core/export/gate-rows.ts";
import { sortedByDay } from "#core/export/money-rows.ts";
import { type Entry, entriesOf, movementRows } from "#core/export/movement-rows.ts";
import type { Row } from "#core/export/row.ts";
import { NO_ORDER_ROWS, type OrderRows, withOlderOrders } from "#core/export/rows.ts";
import { type Span, spanFault } from "#core/export/tax-year.ts";
import { FLOCK_IDS, type LoggedSize } from "#core/flocks/flock.ts";
import type { BookEntry } from "#core/ledger/get-book-entries.ts";
import { eachPage, type Progress } from "#ui/admin/lists/every-page.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

type KindName = (kind: BookEntry["kind"]) => string;

interface OrderFiles {
  readonly orders: OrderRows;
  readonly gate: readonly Row[];
  readonly money: readonly Row[];
}

export const useOrderRows = (
  span: Span,
): { readonly found: OrderFiles | undefined; readonly progress: Progress | null } => {
  const farm = useFarm();
  const { eggs, daysBefore } = farm;
  const [progress, setProgress] = useState<Progress | null>(null);
  const { data } = useRecords({
    reads: ["orders", "profile"],
    key: [
      "export",
      "orders",
      span.first,
      span.last,
      ...eggs.map(({ name }) => name),
      JSON.stringify(daysBefore),
    ],
    enabled: spanFault(span) === null,
    gcTime: 0,
    run: async (app): Promise<OrderFiles> => {
      let found: OrderFiles = { orders: NO_ORDER_ROWS, gate: [], money: [] };
      const entries: Entry[] = [];
      await eachPage(
        (after) => app.shop.office.listOrders({ text: "", status: "All", after }),
        (page, read) => {
          entries.push(...entriesOf(page, span));
          found = {
            ...found,
            orders: withOlderOrders(found.orders, page, span, farm),
            gate: sortedByDay([...gateRows(page, span, eggs), ...found.gate]),
          };
          setProgress(read);
        },
      );
      return { ...found, money: movementRows(entries) };
    },
  });
  return { found: data, progress };
};

export const useEggBookRows = (
  span: Span,
  names: { readonly eggsName: (category: CategoryId) => string; readonly whatName: KindName },
): readonly Row[] | undefined =>
  useRecords({
    reads: ["lots", "moves", "profile"],
    key: ["export", "egg book", span.first, span.last],
    enabled: spanFault(span) === null,
    gcTime: 0,
    run: async (app): Promise<readonly Row[]> => {
      const entries = await app.shop.office.getBookEntries(span);
      return entries.map(({ day, flock, category, kind, eggs, lot }) => ({
        Laid: lot ? day : `week of ${day}`,
        Flock: flock,
        "Kind of eggs": names.eggsName(category),
        What: names.whatName(kind),
        Eggs: eggs,
        Lot: lot,
      }));
    },
  }).data;

interface BookRows {
  readonly costs: readonly Row[];
  readonly eggs: readonly Row[];
}

export const useBookRows = (
  span: Span,
  names: {
    readonly typeName: (type: string) => string;
    readonly sizeName: (size: LoggedSize) => string;
  },
): BookRows | undefined =>
  useRecords({
    reads: ["flocks"],
    key: ["export", "flocks", span.first, span.last],
    enabled: spanFault(span) === null,
    gcTime: 0,
    run: async (app): Promise<BookRows> => {
      const flocks: FlockBooks[] = [];
      for (const id of FLOCK_IDS) flocks.push({ id, books: await app.shop.office.getFlock(id) });
      return {
        costs: costRows(flocks, span, names.typeName),
        eggs: eggRows(flocks, span, names.sizeName),
      };
    },
  }).data;
