// A record type: declared once, and every store is an engine for any of them.
import type { GenericSchema } from "valibot";
import type { ShopTopic } from "#ports/change-feed.ts";

export interface Index<Item> {
  /** Instants (ISO 8601, or ms) compare whatever their zone, texts by code units; `searchable` words by beginnings. */
  readonly as: "text" | "instant" | "number" | "words";
  /** A pure function of a record. Null leaves the record out of the index. */
  readonly of: (item: Item) => string | number | null;
}

export interface Kind<Item extends object, Name extends string> {
  /** A singular, in letters and underscores: its table in a database. */
  readonly name: string;
  /** Announces a change. Kinds of one topic share its document in local storage. */
  readonly topic: ShopTopic;
  readonly schema: GenericSchema<unknown, Item>;
  /** Unique, but for the empty id, by which no record is found. */
  readonly id: (item: Item) => string;
  /** Earlier stores repeat ids: the first record of one is found and changed, and all are removed. */
  readonly mayRepeat?: true;
  readonly indexes: Readonly<Record<Name, Index<Item>>>;
}

/* @__NO_SIDE_EFFECTS__ */
export const kindOf = <
  const Called extends string,
  Item extends object,
  Name extends string = never,
>(
  name: Called,
  schema: GenericSchema<unknown, Item>,
  rest: Omit<Kind<Item, Name>, "name" | "schema">,
): Kind<Item, Name> & { readonly name: Called } => ({ name, schema, ...rest });
