import type { Kind } from "#core/shared/kind.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

export type Key = string | number;

/** One value (words: what was typed), some of them, or those from one on and before another. */
export type Range =
  | Key
  | { readonly among: readonly Key[] }
  | { readonly from?: Key; readonly before?: Key; readonly upTo?: Key };

/** All of these must match. */
export type Where<Name extends string> = { readonly [Index in Name]?: Range };

export interface Query<Name extends string> {
  /** Of several, any must match. */
  readonly where?: Where<Name> | readonly Where<Name>[];
  /** The index to sort by; without one, and among equals, in the order of adding. */
  readonly by?: Name;
  /** Without `by` it turns the order of adding; equals stay in it. */
  readonly isDescending?: boolean;
  readonly skip?: number;
  readonly most?: number;
}

export type Change<Item> = (whole: WithUnknown<Item>) => WithUnknown<Item> | null;

export interface Found<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** The records of one kind. A store is an engine that makes a collection of any declared kind. */
export interface Collection<Item, Name extends string> {
  find(id: string): Promise<Item | null>;
  /** Omits unknown ids; returns records as they were added. */
  withIds(ids: readonly string[]): Promise<readonly Item[]>;
  where(query: Query<Name>): Promise<readonly Item[]>;
  /** The `total` is without `skip` and `most`. */
  page(query: Query<Name>): Promise<Found<Item>>;
  /** A page of some fields of the records: a store hands out no others. */
  parts<Field extends keyof Item & string>(
    fields: readonly Field[],
    query: Query<Name>,
  ): Promise<Found<Pick<Item, Field>>>;
  count(query: Pick<Query<Name>, "where">): Promise<number>;
  /** Sums an index of numbers; 0 for no records. */
  sum(of: Name, query: Pick<Query<Name>, "where">): Promise<number>;
  /** Sums some of them at once. */
  totals<Of extends Name>(
    of: readonly Of[],
    query: Pick<Query<Name>, "where">,
  ): Promise<Readonly<Record<Of, number>>>;
  /** Sums records by the texts of some indexes, in any order. */
  sums<By extends Name>(
    of: Name,
    by: readonly By[],
    query: Pick<Query<Name>, "where">,
  ): Promise<readonly { readonly keys: Readonly<Record<By, string>>; readonly sum: number }[]>;
  /** Returns the records of some ids, or all as they were added, with the fields that this version doesn't know. */
  whole(ids?: readonly string[]): Promise<readonly WithUnknown<Item>[]>;
  /** The ids must be new. */
  add(items: readonly Item[]): Promise<void>;
  /** The reverse of `whole`. */
  addWhole(records: readonly WithUnknown<Item>[]): Promise<void>;
  /** Adds records, and replaces those with the same ids in their place, but not their unknown fields. */
  put(items: readonly Item[]): Promise<void>;
  /** Changes nothing where the id is unknown. */
  replace(item: Item): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Writes matching records anew, also those without an id: `change` returns its argument to leave
   * one as it is, and null to remove it.
   */
  rewrite(query: Pick<Query<Name>, "where">, change: Change<Item>): Promise<void>;
}

export type CollectionOf<Of> =
  Of extends Kind<infer Item, infer Name> ? Collection<Item, Name> : never;
