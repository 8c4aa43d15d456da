import type { Customer } from "#core/customers/customer.ts";
import type { CostEntry, EggEntry, FlockId } from "#core/flocks/flock.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { Post } from "#core/posts/post.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";
import type { Splash } from "#core/splash/splash.ts";

interface FlockRecords {
  readonly costs: readonly WithUnknown<CostEntry>[];
  readonly eggs: readonly WithUnknown<EggEntry>[];
}

/** All that the farm keeps as its own. Sessions, payments and the like are no part of it. */
export interface FarmRecords {
  readonly inventory: Inventory;
  readonly prices: Prices;
  readonly orders: readonly WithUnknown<Order>[];
  readonly customers: readonly WithUnknown<Customer>[];
  readonly flocks: Readonly<Record<FlockId, FlockRecords>>;
  readonly posts: readonly WithUnknown<Post>[];
  readonly splash: Splash;
  /** Fields that this version doesn't know and that are no record's. */
  readonly around: Partial<Readonly<Record<"inventory" | "prices" | "flocks" | "splash", unknown>>>;
}
