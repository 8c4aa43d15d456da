import type { DeliveryMethod } from "#core/cart/cart.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";
import type { CartRepository } from "#ports/cart-repository.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";
import type { DraftRepository } from "#ports/draft-repository.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";
import type { InventoryRepository } from "#ports/inventory-repository.ts";
import type { MessageRepository } from "#ports/message-repository.ts";
import type { OrderRepository } from "#ports/order-repository.ts";
import type { OwnPaymentRepository } from "#ports/own-payment-repository.ts";
import type { PostRepository } from "#ports/post-repository.ts";
import type { PricesRepository } from "#ports/prices-repository.ts";
import type { RefundRepository } from "#ports/refund-repository.ts";
import type { Singleton } from "#ports/singleton.ts";
import type { SplashRepository } from "#ports/splash-repository.ts";
import type { WaitlistRepository } from "#ports/waitlist-repository.ts";

/** What the farm keeps. */
export interface ShopRecords {
  readonly inventory: InventoryRepository;
  readonly prices: PricesRepository;
  readonly orders: OrderRepository;
  readonly agreements: AgreementRepository;
  readonly refunds: RefundRepository;
  readonly messages: MessageRepository;
  readonly waitlist: WaitlistRepository;
  readonly customers: CustomerRepository;
  readonly erasures: ErasureRepository;
  readonly flocks: FlockRepository;
  readonly posts: PostRepository;
  readonly splash: SplashRepository;
}

/** What one visitor's browser keeps. */
export interface VisitorRecords {
  readonly cart: CartRepository;
  readonly ownPayments: OwnPaymentRepository;
  /** How the visitor last chose to get eggs; "delivery" before. */
  readonly delivery: Singleton<DeliveryMethod>;
  /** What the visitor has begun to write to the farm beside the basket; may be empty. */
  readonly note: Singleton<string>;
  /** The last splash version that this visitor closed; 0 for none. */
  readonly seenSplash: Singleton<number>;
  readonly drafts: DraftRepository;
  /** Whether the owner collapsed the sidebar of the admin area. */
  readonly sidebar: Singleton<boolean>;
  /** When the last backup was made here, as an ISO 8601 instant; empty for never. */
  readonly lastBackup: Singleton<string>;
  readonly deeds: {
    /** Takes a deed out of the log, and answers whether it was there. */
    take(id: string): Promise<boolean>;
  };
}
