import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { tabNotes } from "#adapters/session-storage/tab-notes.ts";
import { typedText } from "#adapters/session-storage/typed-text.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import { mergedChanges } from "#adapters/system/day-changes.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { App } from "#core/app.ts";
import type { PackChoice } from "#core/cart/cart.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { priceOf } from "#core/pricing/prices.ts";
import { createShop } from "#core/shop/shop.ts";
import { createVisitor, type Visitor } from "#core/visitor/visitor.ts";
import { createVisitorParts } from "#core/visitor/visitor-parts.ts";
import type { Clock } from "#ports/clock.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { IdSource } from "#ports/id-source.ts";
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
import type { ShopRecords, VisitorRecords } from "#ports/records.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { SharedShop } from "#ports/shared-shop.ts";
import type { StorageRoom } from "#ports/storage-room.ts";
import type { ShopStore, VisitorStore } from "#ports/store.ts";
import type { Ticker } from "#ports/ticker.ts";
import { freshCheck } from "#tests/support/credentials.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { memoized } from "#tests/support/memoized.ts";

export const NOON = "2026-06-20T11:00:00.000Z";

export const noon: Clock = { now: () => NOON };

export const MABEL: Payer = { givenName: "Mabel", email: "mabel@example.com" };

/** A capture that Mabel paid. */
export const PAID: Capture = { payer: MABEL, state: "completed" };

/** A provider that agrees to everything: ids PAY-1, PAY-2, …, paid by Mabel unless another payer is named. */
export const agreeable = (change: Partial<PaymentGateway> = {}): PaymentGateway => {
  let opened = 0;
  return {
    create: async () => ({ orderId: `PAY-${++opened}` }),
    capture: async (_orderId, { payer }) => (payer ? { ...PAID, payer } : PAID),
    getOrder: async () => null,
    refund: async (_captureId, { key }) => ({ id: key }),
    ...change,
  };
};

const loadCleaner = memoized(async () => {
  const [{ JSDOM }, { dompurifyCleaner }] = await Promise.all([
    import("jsdom"),
    import("#adapters/dompurify/html-cleaner.ts"),
  ]);
  return dompurifyCleaner(new JSDOM("").window);
});

/** The cleaner itself, loaded by the first test of a file that needs it: a DOM takes half a second. */
export const cleaner: HtmlCleaner = {
  clean: async (html) => (await loadCleaner()).clean(html),
  cleanAll: async (htmls) => (await loadCleaner()).cleanAll(htmls),
  cleanStored: async (html) => (await loadCleaner()).cleanStored(html),
  textOf: async (html) => (await loadCleaner()).textOf(html),
};

/** Ids ID-1, ID-2, … */
export const countingIds = () => {
  let last = 0;
  return { next: () => `ID-${++last}` };
};

/** A browser that keeps what it has, and makes no promises. */
const NO_ROOM: StorageRoom = {
  fill: async () => ({ used: 1_300_000, most: 5_200_000 }),
  isPersistent: async () => null,
  persist: async () => false,
};

/** A device that keeps no page. */
const NO_SHELL: OfflineShell = { keep: async () => true };

/** A ticker that never ticks. */
const stillness: Ticker = { every: () => () => undefined };

/** As a fresh checkout has it. */
export const A_MACHINE: Machine = {
  takesPayPal: false,
  isPublic: false,
  hasOwnPassword: async () => false,
};

export const OWNERS_ADDRESS = "jane@farmgate.example";

/** Takes every mail. */
export const A_POSTMAN: Postman = {
  send: async () => undefined,
  ownerAddress: async () => OWNERS_ADDRESS,
};

export interface Stores {
  readonly shop: ShopStore;
  readonly visitor: VisitorStore;
  readonly sessions: Sessions;
}

export const memoryStores = (): Stores => ({
  ...shopMemory().open(),
  visitor: visitorMemory().open(),
});

interface Deps {
  readonly stores?: Stores;
  readonly gateway?: PaymentGateway;
  readonly clock?: Clock;
  readonly ticker?: Ticker;
  /** Hears what users of the shop must not see. */
  readonly logged?: (cause: unknown) => void;
  readonly ids?: IdSource;
  readonly html?: HtmlCleaner;
  readonly shared?: Pick<SharedShop, "publicUrl"> | null;
  readonly postman?: Partial<Postman> | null;
  readonly links?: OrderLinks | null;
  readonly orderTokens?: OrderTokens | null;
  readonly machine?: Partial<Machine>;
  readonly lookups?: OrderLookups;
  /** Where the caller calls from. */
  readonly address?: string;
  readonly people?: People | null;
  readonly passwords?: PasswordCheck;
  readonly pictureCodec?: PictureCodec | null;
  readonly pictureScaler?: PictureScaler | null;
}

export interface Shop {
  readonly app: App;
  readonly stores: Stores;
  readonly records: ShopRecords & VisitorRecords;
}

export const aShop = ({
  stores = memoryStores(),
  gateway = agreeable(),
  clock = noon,
  ticker = stillness,
  logged = () => undefined,
  ids = countingIds(),
  html = cleaner,
  shared = null,
  postman = null,
  links = null,
  orderTokens = null,
  machine = {},
  lookups = everyOrder,
  address = "",
  people = null,
  passwords = freshCheck,
  pictureCodec = null,
  pictureScaler = null,
}: Deps = {}): Shop => {
  const deps = {
    ...{ clock, ids, cleaner: html },
    ...{ room: NO_ROOM, shell: NO_SHELL, log: { error: logged } },
  };
  const shop = createShop({
    ...deps,
    store: stores.shop,
    sessions: stores.sessions,
    payments: { paypal: gateway, practice: gateway },
    shared: shared && { ...shared, sendsMail: postman !== null },
    postman: postman && { ...A_POSTMAN, ...postman },
    links,
    orderTokens,
    lookups,
    address,
    pictureCodec,
    backupFormat: farmJson(sha256),
    passwords,
    people,
    machine: { ...A_MACHINE, ...machine },
  });
  const tab = fakeStorage();
  const ports = { ...deps, pictureScaler, store: stores.visitor, ticker };
  const visitor = createVisitor(ports, shop, createVisitorParts(ports, shop));
  return {
    app: {
      shop,
      visitor,
      changes: mergedChanges(stores.shop.changes, stores.visitor.changes),
      connection: alwaysConnected,
      typed: typedText(() => tab, clock),
      tab: tabNotes(() => tab),
    },
    stores,
    records: { ...stores.shop.records, ...stores.visitor.records },
  };
};

/** A visitor of a shop that may be anywhere. */
export const aVisitorOf = (shop: App["shop"], store: VisitorStore, clock: Clock): Visitor => {
  const ports = {
    clock,
    ids: countingIds(),
    cleaner,
    room: NO_ROOM,
    shell: NO_SHELL,
    pictureScaler: null,
    store,
    ticker: stillness,
    log: { error: () => undefined },
  };
  return createVisitor(ports, shop, createVisitorParts(ports, shop));
};

/** Adds a pack to the basket, by the prices and the stock of now. */
export const addToCart = async (
  { shop, visitor }: Pick<App, "shop" | "visitor">,
  choice: PackChoice,
) =>
  visitor.addToCart({
    ...choice,
    price: priceOf(await shop.counter.getPrices(), choice) ?? 0,
    inStock: (await shop.counter.getInventory())[choice.category],
  });

/** What the checkout shows. */
export const totalOf = async ({ shop, visitor }: App): Promise<number> => {
  return reviewCart(
    await visitor.getCart(),
    await shop.counter.getPrices(),
    await shop.counter.getInventory(),
  ).total;
};

/** Opens a payment for the basket and fails the test where the shop refuses it. */
export const openPayment = async (app: App): Promise<string> => {
  const opened = await app.visitor.buyer.payForCart({
    method: "paypal",
    expectedTotal: await totalOf(app),
  });
  if (!opened.ok) throw new Error(`refused: ${opened.refusal.kind}`);
  return opened.value.orderId;
};
