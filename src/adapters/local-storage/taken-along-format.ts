import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { TakenAlong } from "#core/along/taken-along.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { PAID_AT_DOOR } from "#core/orders/paid-at-door.ts";
import { isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

const Text = v.fallback(v.string(), "");
const Tick = v.fallback(v.boolean(), false);

const Category = v.picklist(CATEGORY_IDS);

const Unfit = v.object({
  past: v.array(v.object({ category: Category, until: v.string() })),
  withheld: v.array(
    v.object({
      lot: v.string(),
      category: Category,
      flock: v.picklist(FLOCK_IDS),
      isOfNoFlock: v.exactOptional(v.literal(true)),
      laid: v.string(),
      eggs: v.number(),
      until: v.string(),
    }),
  ),
});

const StoredParcel = v.object({
  id: v.string(),
  method: v.picklist(DELIVERY_METHODS),
  isPacked: Tick,
  isHandedOver: Tick,
  isBeingCancelled: Tick,
  seen: v.fallback(v.number(), 0),
  name: Text,
  phone: Text,
  address: Text,
  note: Text,
  packs: v.fallback(v.array(v.string()), []),
  toPay: v.exactOptional(v.fallback(v.number(), 0)),
  paidAtDoor: v.exactOptional(v.fallback(v.nullable(v.picklist(PAID_AT_DOOR)), null)),
  unfit: v.exactOptional(Unfit),
  stop: v.exactOptional(v.number()),
});

export const takenAlongFormat: DocumentFormat<TakenAlong | null> = {
  topic: "takenAlong",
  initial: null,
  read: (stored) => {
    const { day, at, parcels } = asMap(stored) ?? {};
    const list = readList(StoredParcel, parcels);
    if (typeof day !== "string" || !isDay(day) || !list) return null;
    return { ...list, value: { day, at: String(at), parcels: list.value }, stored };
  },
};
