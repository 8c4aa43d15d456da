import type { FitRules } from "#core/fefo/withhold-eggs.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Singleton } from "#ports/singleton.ts";

/** The stored figures of a shop whose egg book is closed. */
export type InventoryRepository = Singleton<Inventory>;

/** The records from which an open book's stock is derived. */
export interface EggsKept {
  readonly settings: BookSettings;
  readonly rules: FitRules;
  /** Lots with eggs left. */
  readonly lots: readonly Lot[];
  /** Of all orders that are paid and not packed. */
  readonly promised: Inventory;
}

/** What is for sale. While the egg book is open it is derived, and `save` stores nothing. */
export interface Stock extends Singleton<Inventory> {
  /** Null while the egg book is closed. */
  kept(): Promise<EggsKept | null>;
  /** Call it before the egg book, or a rule about its eggs, changes what is for sale. */
  willChange(): Promise<void>;
}
