export interface WithUnknown<Item> {
  readonly item: Item;
  readonly unknown: unknown;
}
