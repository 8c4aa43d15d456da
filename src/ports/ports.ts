import type { Held } from "#core/inventory/held.ts";
import type { Outgoing } from "#core/messages/message.ts";
import type { Order, PaymentMethod } from "#core/orders/order.ts";
import type { RecordCapture } from "#core/payments/record-capture.ts";
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

/** What a shop that several people visit does other than the one in a browser. */
export interface SharedShop {
  /** Its address as customers type it, such as "https://eggs.example". */
  readonly publicUrl: string;
  /** Eggs are held for whoever pays. */
  readonly held: Held;
  /** An order waits for its money, and its customer is written to. */
  readonly record: RecordCapture;
  readonly readyMessages: (order: Order) => readonly Outgoing[];
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
