import * as v from "valibot";
import { Email, Figure, Html, Id, list, text, Whole, Words } from "#adapters/hono/schemas.ts";
import type { CALLS, Part } from "#adapters/http/calls.ts";
import { DELIVERY_METHODS, MAX_QUANTITY } from "#core/cart/cart.ts";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { PERIODS } from "#core/flocks/period.ts";
import { STATUS_FILTERS } from "#core/orders/order-search.ts";
import { OWNER_STATUSES } from "#core/orders/order-status.ts";
import { MOST_ASKED } from "#core/payments/get-payment-states.ts";
import type { Shop } from "#core/shop.ts";

const NOTHING = v.strictTuple([]);
const ONE_ID = v.strictTuple([Id]);

const Category = v.picklist(CATEGORY_IDS);
const Size = v.picklist(PACK_SIZES);
const Pack = { category: Category, packSize: Size };

const WantedPacks = v.object({
  ...Pack,
  deliveryMethod: v.picklist(DELIVERY_METHODS),
  quantity: v.pipe(Whole, v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

const Address = v.object({
  lines: list(text(300), 10),
  postcode: text(20),
  country: text(2),
});

const Payer = v.object({
  givenName: text(300),
  email: Email,
  name: v.exactOptional(text(300)),
  phone: v.exactOptional(text(40)),
  address: v.exactOptional(Address),
});

const StockEdit = v.object({ category: Category, version: Words, to: Figure });

const PriceEdit = v.object({ ...Pack, version: Words, to: Figure });

const After = v.nullable(text(500));

const OrderQuery = v.object({ text: Words, status: v.picklist(STATUS_FILTERS), after: After });

const StatusChange = v.object({ id: Id, status: v.picklist(OWNER_STATUSES) });

const CustomerQuery = v.object({
  text: Words,
  sort: v.nullable(
    v.object({
      column: v.picklist(["name", "email", "phone"]),
      direction: v.picklist(["ascending", "descending"]),
    }),
  ),
  after: After,
});

const Flock = v.picklist(FLOCK_IDS);
const Typed = text(2_000);

const TypedCost = v.object({
  flock: Flock,
  date: Typed,
  type: Typed,
  amount: Typed,
  description: Typed,
});

const TypedEggs = v.object({
  flock: Flock,
  date: Typed,
  counts: v.object(v.entriesFromList(LOGGED_SIZES, Typed)),
});

/** What the shop's own rules look at. */
const AnyJson = v.nonOptional(v.unknown());

/** A cost as it is kept: its amount is in pence. */
const Cost = v.object({ id: Id, date: Typed, type: Typed, amount: Whole, description: Typed });

const Eggs = v.object({
  id: Id,
  date: Typed,
  counts: v.object(v.entriesFromList(LOGGED_SIZES, Whole)),
});

const TypedCustomer = { name: Typed, email: Email, phone: Typed };

const Customer = v.object({ id: Id, ...TypedCustomer });

const removed = <Item extends v.GenericSchema>(item: Item) =>
  list(v.object({ item, place: Whole, unknown: AnyJson }), 100);

const EntryOfFlock = v.object({ flock: Flock, id: Id });

const WrittenPost = { title: Typed, featuredImage: Html, content: Html, tags: Typed };

/** Where in a backup something stands. */
const Place = list(v.union([text(200), Whole]), 10);

/** The list of a call's arguments, of which the last may be left out. */
export type InputSchema = v.GenericSchema<unknown, readonly unknown[]> & {
  readonly items: readonly { readonly type: string }[];
};

type Schemas = {
  readonly [Part in keyof Shop]: {
    readonly [Name in keyof Shop[Part]]: Shop[Part][Name] extends (
      ...input: infer Input
    ) => Promise<unknown>
      ? v.GenericSchema<Input, Input>
      : never;
  };
};

/** What each call takes: the list of its arguments. */
export const INPUTS = {
  counter: {
    getPrices: NOTHING,
    getInventory: NOTHING,
    getShownSplash: v.strictTuple([Whole]),
    openPayment: v.strictTuple([
      list(WantedPacks, 100),
      v.picklist(["paypal", "practice"]),
      Whole,
      v.optional(text(2_000)),
    ]),
    takePayment: v.strictTuple([Id, v.optional(Payer)]),
    cancelPayment: ONE_ID,
    getPaymentStates: v.strictTuple([list(Id, MOST_ASKED)]),
    findOrder: ONE_ID,
    findOrders: v.strictTuple([Email]),
    requestOrderLink: v.strictTuple([Email]),
    useOrderLink: v.strictTuple([Id]),
    contactFarm: v.strictTuple([
      v.object({ name: text(300), email: Email, message: text(10_000) }),
    ]),
    joinWaitlist: v.strictTuple([Category, Email]),
    listPosts: NOTHING,
    getPost: ONE_ID,
    isLoggedIn: NOTHING,
    logIn: v.strictTuple([text(1_000)]),
    logOut: NOTHING,
  },
  office: {
    getOrderOverview: NOTHING,
    getFlockOverview: NOTHING,
    getRecordsSince: NOTHING,
    hasRecordsUpTo: v.strictTuple([text(10)]),
    getStockSheet: NOTHING,
    saveInventory: v.strictTuple([list(StockEdit, 100)]),
    getPriceSheet: NOTHING,
    savePrices: v.strictTuple([list(PriceEdit, 100)]),
    listOrders: v.strictTuple([OrderQuery]),
    getPackingList: NOTHING,
    setOrderStatus: v.strictTuple([StatusChange]),
    setOrderStatuses: v.strictTuple([list(StatusChange, 500)]),
    refundOrder: v.strictTuple([v.object({ id: Id, isPuttingBack: v.boolean() })]),
    listPaymentsUnderWay: NOTHING,
    endPayment: ONE_ID,
    listMessages: v.strictTuple([After]),
    sendMessageAgain: ONE_ID,
    listCustomers: v.strictTuple([CustomerQuery]),
    addCustomer: v.strictTuple([v.object(TypedCustomer)]),
    findCustomer: v.strictTuple([Email]),
    updateCustomer: v.strictTuple([v.object({ ...TypedCustomer, before: Customer })]),
    removeCustomer: ONE_ID,
    putBackCustomer: v.strictTuple([v.object({ at: text(40), removed: removed(Customer) })]),
    exportPerson: v.strictTuple([Email]),
    erasePerson: v.strictTuple([Email]),
    getFlock: v.strictTuple([Flock]),
    computeFlockPnL: v.strictTuple([Flock, v.picklist(PERIODS)]),
    logCost: v.strictTuple([TypedCost]),
    logEggs: v.strictTuple([TypedEggs]),
    deleteCost: v.strictTuple([EntryOfFlock]),
    deleteEggs: v.strictTuple([EntryOfFlock]),
    putBackCost: v.strictTuple([v.object({ flock: Flock, removed: removed(Cost) })]),
    putBackEggs: v.strictTuple([v.object({ flock: Flock, removed: removed(Eggs) })]),
    updateCost: v.strictTuple([v.object({ ...TypedCost.entries, before: Cost })]),
    updateEggs: v.strictTuple([v.object({ ...TypedEggs.entries, before: Eggs })]),
    createPost: v.strictTuple([v.object(WrittenPost)]),
    updatePost: v.strictTuple([v.object({ ...WrittenPost, id: Id, version: Words })]),
    deletePost: ONE_ID,
    getSplash: NOTHING,
    saveSplash: v.strictTuple([
      v.object({
        content: Html,
        enabled: v.boolean(),
        version: Words,
        until: v.exactOptional(Typed),
      }),
    ]),
    getBackup: NOTHING,
    getRestorePreview: v.strictTuple([AnyJson]),
    restoreBackup: v.strictTuple([AnyJson, list(Place, 1_000_000)]),
  },
} as const satisfies Schemas & Record<keyof typeof CALLS, unknown>;

/** What a call of this name takes. */
export const schemaOf = (part: Part, name: string) =>
  (INPUTS[part] as Readonly<Record<string, unknown>>)[name] as InputSchema;
