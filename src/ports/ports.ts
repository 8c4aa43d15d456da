import type { PaymentMethod } from "#core/orders/order.ts";
import type { Clock } from "#ports/clock.ts";
import type { Digest } from "#ports/digest.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { OrderLinks } from "#ports/links.ts";
import type { Log } from "#ports/log.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Postman } from "#ports/postman.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { StorageRoom } from "#ports/storage-room.ts";
import type { ShopStore, VisitorStore } from "#ports/store.ts";
import type { Ticker } from "#ports/ticker.ts";

/** A shop that several people visit, with a provider that sends news. */
export interface SharedShop {
  /** Its address as customers type it, such as "https://eggs.example". */
  readonly publicUrl: string;
}

/** All that the shop asks of the outside. */
export interface ShopPorts {
  readonly store: ShopStore;
  readonly sessions: Sessions;
  readonly payments: Readonly<Record<PaymentMethod, PaymentGateway>>;
  /** Null for the shop in one browser. */
  readonly shared: SharedShop | null;
  readonly lookups: OrderLookups;
  /** What tells apart from where the shop is called; empty where nothing does. */
  readonly address: string;
  /** Null in one browser, where every order is the caller's. */
  readonly links: OrderLinks | null;
  /** Null where there is no mail server. */
  readonly postman: Postman | null;
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
