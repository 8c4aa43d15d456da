import { extraJson } from "#adapters/postgres/values.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

export const withExtra =
  <Row extends { readonly extra: unknown }, Item>(itemOf: (row: Row) => Item) =>
  (row: Row): WithUnknown<Item> => ({ item: itemOf(row), unknown: row.extra });

export const rowsOf = <Item, Row extends object>(
  records: readonly WithUnknown<Item>[],
  rowOf: (item: Item) => Row,
) => records.map(({ item, unknown }) => ({ ...rowOf(item), extra: extraJson(unknown) }));
