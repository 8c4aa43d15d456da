import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { People } from "#ports/people.ts";
import type { Postman } from "#ports/postman.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import {
  A_POSTMAN,
  aShop,
  cleaner,
  countingIds,
  memoryStores,
  NOON,
  type Stores,
} from "#tests/support/a-shop.ts";
import { freshCheck } from "#tests/support/credentials.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";
import { forSaleIn } from "#tests/support/stock-for-sale.ts";

export const LARGE_DOZEN: WantedPacks = {
  category: "large",
  packSize: 12,
  deliveryMethod: "delivery",
  quantity: 1,
};

export const SMALL_TO_COLLECT: WantedPacks = {
  category: "small",
  packSize: 6,
  deliveryMethod: "collection",
  quantity: 2,
};

/** As ids that are counted make it. */
export const refundKeyOf = (orderId: string): RegExp => new RegExp(`^${orderId}-refund-ID-\\d+$`);

interface Parts {
  readonly lookups?: OrderLookups;
  readonly postman?: Partial<Postman> | null;
  /** What outlasts a server: another one is opened over the same. */
  readonly time?: { now: string };
  readonly provider?: ReturnType<typeof aProvider>;
  readonly stores?: Stores;
  readonly ids?: IdSource;
  readonly html?: HtmlCleaner;
  readonly people?: People | null;
  readonly passwords?: PasswordCheck;
}

/** A shop on a server, with a provider that can be asked, and what it does by itself. */
export const aSharedShop = ({
  postman = null,
  time = { now: NOON },
  provider = aProvider(),
  stores = memoryStores(),
  ids = countingIds(),
  lookups = everyOrder,
  html = cleaner,
  people = null,
  passwords = freshCheck,
}: Parts = {}) => {
  const logged: unknown[] = [];
  const failed: unknown[] = [];
  const deps = {
    clock: { now: () => time.now },
    ids,
    shared: { publicUrl: "https://eggs.example", sendsMail: postman !== null },
    postman: postman && { ...A_POSTMAN, ...postman },
    links: null,
    orderTokens: memoryOrderTokens(),
  };
  const { app, records } = aShop({
    ...deps,
    stores,
    gateway: provider.gateway,
    lookups,
    html,
    people,
    passwords,
    logged: (cause) => void logged.push(cause),
  });
  const backgroundJobs = createBackgroundJobs({
    ...deps,
    store: stores.shop,
    payments: { paypal: provider.gateway },
    cleaner,
    backupFormat: farmJson(sha256),
    log: {
      error: (cause, event, about) => {
        logged.push(cause);
        failed.push([event, about]);
      },
    },
  });
  const { counter, office } = app.shop;

  return {
    app,
    counter,
    office,
    records,
    tokens: deps.orderTokens,
    provider,
    backgroundJobs,
    logged,
    /** What the shop failed in by itself, by event and ids. */
    failed,
    now: () => time.now,
    wait: (minutes: number) => {
      time.now = addMinutes(time.now, minutes);
    },
    sweep: () => backgroundJobs.reconcilePayments(async () => true),
    /** Opens a payment and fails the test where the shop refuses it. */
    open: async (
      packs: readonly WantedPacks[] = [LARGE_DOZEN],
      total = 340,
      note = "",
      typed: TypedDetails = {},
    ) => {
      const opened = await counter.openPayment(packs, "paypal", total, note, undefined, { typed });
      if (!opened.ok) throw new Error(`refused: ${opened.refusal.kind}`);
      return opened.value.orderId;
    },
    messages: async () =>
      (await records.messages.page(null)).items.map(({ kind, to }) => `${kind} to ${to}`).sort(),
    order: async (orderId: string) => {
      const order = await records.orders.find(orderId);
      if (!order) throw new Error(`There is no order ${orderId}.`);
      return order;
    },
    eggs: async () => (await forSaleIn(records, () => time.now)).large,
    offered: async () => (await counter.getInventory()).large,
  };
};
