import type { Held } from "#core/inventory/held.ts";
import type { PaymentMethod } from "#core/payments/payment.ts";
import type { Clock } from "#ports/clock.ts";
import type { Digest } from "#ports/digest.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { Log } from "#ports/log.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { StorageRoom } from "#ports/storage-room.ts";
import type { ShopStore, VisitorStore } from "#ports/store.ts";
import type { Ticker } from "#ports/ticker.ts";

/** All that the shop asks of the outside. */
export interface ShopPorts {
  readonly store: ShopStore;
  readonly sessions: Sessions;
  readonly payments: Readonly<Record<PaymentMethod, PaymentGateway>>;
  readonly held: Held;
  readonly lookups: OrderLookups;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly passwords: PasswordCheck;
  readonly cleaner: HtmlCleaner;
  readonly digest: Digest;
  readonly log: Log;
}

/** All that a visitor's browser is asked for. */
export interface VisitorPorts {
  readonly store: VisitorStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly cleaner: HtmlCleaner;
  readonly room: StorageRoom;
  readonly ticker: Ticker;
}
