import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { TakenAlong } from "#core/along/taken-along.ts";
import type { LastEmail } from "#core/checkout/last-email.ts";
import type { KeptDetails } from "#core/checkout/own-details.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import type { LabelKind } from "#core/packing/label-kinds.ts";
import type { PrintedDays } from "#core/packing/printed-day.ts";
import type { RunOrder } from "#core/packing/run-order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { KeptRecords } from "#core/shop/kinds.ts";
import type { DeliveryPostcode } from "#core/week/delivery-postcode.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { CartRepository } from "#ports/cart-repository.ts";
import type { DraftRepository } from "#ports/draft-repository.ts";
import type { EggBookRepository } from "#ports/egg-book-repository.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";
import type { InventoryRepository } from "#ports/inventory-repository.ts";
import type { Deeds, Outbox } from "#ports/outbox.ts";
import type { OwnPaymentRepository } from "#ports/own-payment-repository.ts";
import type { PictureRepository } from "#ports/picture-repository.ts";
import type { PricesRepository } from "#ports/prices-repository.ts";
import type { ProfileRepository } from "#ports/profile-repository.ts";
import type { Singleton } from "#ports/singleton.ts";
import type { SplashRepository } from "#ports/splash-repository.ts";

/**
 * What the farm keeps. In all collections `find` returns null for an unknown id; `replace` and
 * `remove` of it change nothing; `putBack` adds last, with the same id; e-mails match in any case;
 * a page's `after` is the `next` of the page before, null for the first; without a stated order
 * there is none.
 */
export interface ShopRecords extends KeptRecords {
  readonly inventory: InventoryRepository;
  readonly prices: PricesRepository;
  readonly erasures: ErasureRepository;
  readonly bookSettings: EggBookRepository;
  readonly pictures: PictureRepository;
  readonly splash: SplashRepository;
  readonly profile: ProfileRepository;
  readonly runOrder: Singleton<RunOrder>;
}

/** What a browser keeps for a customer. */
export interface ShopperRecords {
  readonly cart: CartRepository;
  readonly ownPayments: OwnPaymentRepository;
  readonly delivery: Singleton<DeliveryMethod>;
  readonly note: Singleton<string>;
  readonly details: Singleton<KeptDetails>;
  /** The last splash version that was closed; 0 for none. */
  readonly seenSplash: Singleton<number>;
  readonly lastEmail: Singleton<LastEmail>;
  readonly deliveryPostcode: Singleton<DeliveryPostcode>;
  readonly chosenDays: Singleton<ChosenDays>;
  readonly deeds: Deeds;
}

/** What a browser keeps for those who work on the farm. */
export interface FarmhandRecords {
  /** Null while no day's list is kept. */
  readonly takenAlong: Singleton<TakenAlong | null>;
  readonly tickQueue: Outbox<ParcelTick>;
  readonly countQueue: Outbox<CountToSend>;
  readonly ownCounts: Singleton<OwnCounts>;
  readonly printedDays: Singleton<PrintedDays>;
  readonly labelKind: Singleton<LabelKind>;
  readonly drafts: DraftRepository;
  readonly sidebar: Singleton<boolean>;
  /** An ISO 8601 instant; empty for never. */
  readonly lastBackup: Singleton<string>;
}

export interface VisitorRecords extends ShopperRecords, FarmhandRecords {}
