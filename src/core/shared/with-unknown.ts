/** A record and its fields that this version doesn't know, null where there are none. */
export interface WithUnknown<Item> {
  readonly item: Item;
  readonly unknown: unknown;
}
