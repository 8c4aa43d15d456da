import type { PaymentMethod } from "#core/orders/order.ts";
import type { BackupFormat } from "#ports/backup-format.ts";
import type { Clock } from "#ports/clock.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { Log } from "#ports/log.ts";
import type { Machine } from "#ports/machine.ts";
import type { OfflineShell } from "#ports/offline-shell.ts";
import type { OrderLinks } from "#ports/order-links.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { OrderTokens } from "#ports/order-tokens.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { People } from "#ports/people.ts";
import type { PictureCodec } from "#ports/picture-codec.ts";
import type { PictureScaler } from "#ports/picture-scaler.ts";
import type { Postman } from "#ports/postman.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { SharedShop } from "#ports/shared-shop.ts";
import type { StorageRoom } from "#ports/storage-room.ts";
import type { ShopperStore, ShopStore, VisitorStore } from "#ports/store.ts";
import type { Ticker } from "#ports/ticker.ts";

export interface ShopPorts {
  readonly store: ShopStore;
  readonly sessions: Sessions;
  /** Null in one browser, where the build holds the password. */
  readonly people: People | null;
  readonly payments: Readonly<Record<PaymentMethod, PaymentGateway>>;
  readonly shared: SharedShop | null;
  readonly lookups: OrderLookups;
  /** A digest of the caller's network address; empty in one browser. */
  readonly address: string;
  readonly links: OrderLinks | null;
  /** Null in one browser. */
  readonly orderTokens: OrderTokens | null;
  readonly postman: Postman | null;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly passwords: PasswordCheck;
  readonly machine: Machine;
  readonly cleaner: HtmlCleaner;
  /** Null where texts hold their pictures themselves. */
  readonly pictureCodec: PictureCodec | null;
  readonly backupFormat: BackupFormat;
  readonly log: Log;
}

export interface ShopperPorts {
  readonly store: ShopperStore;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface VisitorPorts extends ShopperPorts {
  readonly store: VisitorStore;
  readonly cleaner: HtmlCleaner;
  /** Null where texts hold their pictures themselves. */
  readonly pictureScaler: PictureScaler | null;
  readonly room: StorageRoom;
  readonly shell: OfflineShell;
  readonly ticker: Ticker;
  /** Receives bugs. */
  readonly log: Log;
}
