import type { ColumnType } from "kysely";

/** Read as a value, written as its JSON. */
export type Json<Value> = ColumnType<Value, string, string>;

/** Written as ISO 8601. */
export type Instant = ColumnType<Date, string, string>;

/** Fields of a record that this version doesn't know; null where there are none. */
export type Extra = ColumnType<unknown, string | null | undefined, string | null>;
