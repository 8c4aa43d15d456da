import * as v from "valibot";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { Movement } from "#core/money/movement.ts";
import { Address } from "#core/orders/address.ts";
import { Dispute } from "#core/orders/dispute.ts";
import { GivenBack } from "#core/orders/given-back.ts";
import { OrderLogEntry } from "#core/orders/order-log.ts";
import { PaidByHand, PLACES_OF_SALE } from "#core/orders/paid-by-hand.ts";
import { Untold } from "#core/orders/untold.ts";
import { instantOf } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { StoredDay } from "#core/shared/stored-day.ts";
import { StoredId } from "#core/shared/stored-id.ts";
import { StoredPence } from "#core/shared/stored-pence.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

export type PaymentMethod = string;

const listOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.readonly());

const Eggs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const OrderItem = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    packSize: v.number(),
    deliveryMethod: v.string(),
    price: StoredPence,
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    givenBack: v.exactOptional(GivenBack),
  }),
  v.readonly(),
);

export type OrderItem = v.InferOutput<typeof OrderItem>;

const Payer = v.pipe(
  v.object({ name: v.exactOptional(v.string()), email: v.exactOptional(v.string()) }),
  v.readonly(),
);

const byMethod = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.pipe(v.object(v.entriesFromList(DELIVERY_METHODS, v.exactOptional(value))), v.readonly());

const byKind = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.pipe(v.object(v.entriesFromList(CATEGORY_IDS, v.exactOptional(value))), v.readonly());

/** A payment by which its customer added packs: its id at the provider, and that of its money. */
const Addition = v.pipe(v.object({ payment: StoredId, captureId: StoredId }), v.readonly());

export type Addition = v.InferOutput<typeof Addition>;

const HandedOver = byMethod(v.string());

export type HandedOver = v.InferOutput<typeof HandedOver>;

const EggsShort = byKind(Eggs);

export type EggsShort = v.InferOutput<typeof EggsShort>;

/**
 * Amounts are whole pence, `date` is an ISO 8601 instant, `id` the provider's. `short`: eggs that
 * weren't in stock when they left.
 */
export const Order = v.pipe(
  v.object({
    id: StoredId,
    date: v.string(),
    customerEmail: v.string(),
    total: StoredPence,
    status: StoredId,
    items: listOf(OrderItem),
    /** All that was paid and given back, oldest first. */
    money: listOf(Movement),
    note: v.exactOptional(v.string()),
    customerName: v.exactOptional(v.string()),
    phone: v.exactOptional(v.string()),
    /** For whom it is, where that is another than the customer. */
    recipient: v.exactOptional(v.string()),
    /** Whose account or card paid, as far as that differs from the customer. */
    payer: v.exactOptional(Payer),
    address: v.exactOptional(Address),
    paymentMethod: v.exactOptional(v.string()),
    captureId: v.exactOptional(StoredId),
    added: v.exactOptional(listOf(Addition)),
    short: v.exactOptional(EggsShort),
    days: v.exactOptional(byMethod(StoredDay)),
    paid: v.exactOptional(PaidByHand),
    rest: v.exactOptional(PaidByHand),
    soldAt: v.exactOptional(v.picklist(PLACES_OF_SALE)),
    handedOver: v.exactOptional(HandedOver),
    unwritten: v.exactOptional(v.literal(true)),
    leaving: v.exactOptional(v.literal(true)),
    disputes: v.exactOptional(listOf(Dispute)),
    untold: v.exactOptional(listOf(Untold)),
    bestBefore: v.exactOptional(byKind(StoredDay)),
    log: v.exactOptional(listOf(OrderLogEntry)),
  }),
  v.check(hasStoredTexts),
  v.readonly(),
);

export type Order = v.InferOutput<typeof Order>;

/** Its own, and those by which packs were added. */
export const paymentIdsOf = ({
  id,
  added = [],
}: Pick<Order, "id" | "added">): readonly string[] => [id, ...added.map(({ payment }) => payment)];

export const SHORT_ID_LENGTH = 8;

export const shortId = (order: Pick<Order, "id">): string => order.id.slice(0, SHORT_ID_LENGTH);

export const placedAt = (order: Order): number => instantOf(order.date) ?? 0;

/** Newest first. Compared as times, so that "…Z" and "…+01:00" sort together. */
export const newestFirst = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map((order) => ({ order, time: placedAt(order) }))
    .sort((a, b) => b.time - a.time)
    .map(({ order }) => order);
