/** A record that was removed, as it can be put back. */
export interface Removed<Item> {
  readonly item: Item;
  /** Fields of it that nobody knows; null where a store still has them, or there are none. */
  readonly unknown: unknown;
}
