import type { Kind } from "#core/shared/kind.ts";

export type Key = string | number;

/** One value, some of them, or those from one on and before another. */
export type Range =
  | Key
  | { readonly among: readonly Key[] }
  | { readonly from?: Key; readonly before?: Key; readonly upTo?: Key };

export interface Query<Name extends string> {
  /** All of these hold. */
  readonly where?: { readonly [Index in Name]?: Range };
  /** The index that they are sorted by; without one, and among equals, as they were added. */
  readonly by?: Name;
  /** Among equals, too, where there is no index. */
  readonly isDescending?: boolean;
  readonly skip?: number;
  readonly most?: number;
}

/** The records of one kind. A store is an engine that makes one of any declared kind. */
export interface Collection<Item, Name extends string> {
  find(id: string): Promise<Item | null>;
  /** Those that are there, in any order. */
  withIds(ids: readonly string[]): Promise<readonly Item[]>;
  where(query: Query<Name>): Promise<readonly Item[]>;
  count(query: Pick<Query<Name>, "where">): Promise<number>;
  /** Of an index of numbers; 0 of none. */
  sum(of: Name, query: Pick<Query<Name>, "where">): Promise<number>;
  /** The sums of those that have the same texts in some indexes, in any order. */
  sums<By extends Name>(
    of: Name,
    by: readonly By[],
    query: Pick<Query<Name>, "where">,
  ): Promise<readonly { readonly keys: Readonly<Record<By, string>>; readonly sum: number }[]>;
  /** Of ids that aren't there. */
  add(items: readonly Item[]): Promise<void>;
  /** Adds records, and replaces those that are there in their place. */
  put(items: readonly Item[]): Promise<void>;
  /** Changes nothing where there is none of its id. */
  replace(item: Item): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export type CollectionOf<Of> =
  Of extends Kind<infer Item, infer Name> ? Collection<Item, Name> : never;
