import type { JsonPath } from "#core/backup/backup-file.ts";
import type { ItemOfCare } from "#core/care/care-kinds.ts";
import type { Customer } from "#core/customers/customer.ts";
import type { ItemOfFlocks } from "#core/flocks/flock-kinds.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { WeekSum } from "#core/ledger/week-sum.ts";
import type { Order } from "#core/orders/order.ts";
import type { RunOrder } from "#core/packing/run-order.ts";
import type { Post } from "#core/posts/post.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";
import type { Splash } from "#core/splash/splash.ts";

/** `missing`: fields that the file lacks and reading filled in. */
export interface FileRecord<Item> extends WithUnknown<Item> {
  readonly missing?: readonly JsonPath[];
}

interface FlockRecords {
  readonly costs: readonly WithUnknown<ItemOfFlocks<"costs">>[];
  readonly eggCounts: readonly WithUnknown<ItemOfFlocks<"eggCounts">>[];
}

export interface CareRecords {
  readonly flockNames: readonly ItemOfCare<"flockNames">[];
  readonly hens: readonly WithUnknown<ItemOfCare<"hens">>[];
  readonly medicines: readonly WithUnknown<ItemOfCare<"medicines">>[];
  readonly countNotes: readonly ItemOfCare<"countNotes">[];
}

export interface EggBookRecords {
  readonly settings: BookSettings;
  readonly lots: readonly Lot[];
  readonly weeks: readonly WeekSum[];
  readonly moves: readonly EggMove[];
}

type WholeTopic = "inventory" | "prices" | "flocks" | "care" | "splash" | "profile" | "week";

export interface FarmRecords {
  readonly inventory: Inventory;
  readonly prices: Prices;
  readonly orders: readonly FileRecord<Order>[];
  readonly customers: readonly FileRecord<Customer>[];
  readonly flocks: FlockRecords;
  /** Absent in an older file: the shop's then stays, as with the profile and the run. */
  readonly care?: CareRecords;
  readonly posts: readonly FileRecord<Post>[];
  readonly splash: Splash;
  readonly profile?: SavedProfile;
  readonly runOrder?: RunOrder;
  /** Absent in an older file: the shop's is then emptied and closed, but for its settings. */
  readonly eggBook?: EggBookRecords;
  readonly topLevelUnknown: Partial<Readonly<Record<WholeTopic, unknown>>>;
  readonly missing?: Partial<Readonly<Record<WholeTopic, readonly JsonPath[]>>>;
}
