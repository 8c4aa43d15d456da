export interface Removed<Item> {
  readonly item: Item;
  /** Unknown fields; null where the store still has them, or there are none. */
  readonly unknown: unknown;
}
