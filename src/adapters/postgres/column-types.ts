import type { ColumnType } from "kysely";

export type Json<Value> = ColumnType<Value, string, string>;

export type Instant = ColumnType<Date, string, string>;

export type Extra = ColumnType<unknown, string | null | undefined, string | null>;
