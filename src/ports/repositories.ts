import type { CartRepository } from "#ports/cart-repository.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";
import type { DraftRepository } from "#ports/draft-repository.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";
import type { InventoryRepository } from "#ports/inventory-repository.ts";
import type { OrderRepository } from "#ports/order-repository.ts";
import type { PostRepository } from "#ports/post-repository.ts";
import type { PreferenceRepository } from "#ports/preference-repository.ts";
import type { PricesRepository } from "#ports/prices-repository.ts";
import type { SessionRepository } from "#ports/session-repository.ts";
import type { SplashRepository } from "#ports/splash-repository.ts";

export interface Repositories {
  readonly inventory: InventoryRepository;
  readonly prices: PricesRepository;
  readonly carts: CartRepository;
  readonly orders: OrderRepository;
  readonly customers: CustomerRepository;
  readonly flocks: FlockRepository;
  readonly session: SessionRepository;
  readonly preferences: PreferenceRepository;
  readonly posts: PostRepository;
  readonly drafts: DraftRepository;
  readonly splash: SplashRepository;
}
