import type { SlotOf } from "#adapters/memory/memory-list.ts";
import { memoryList, memorySingleton } from "#adapters/memory/memory-list.ts";
import { memoryOutbox } from "#adapters/memory/memory-outbox.ts";
import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { TakenAlong } from "#core/along/taken-along.ts";
import type { Cart } from "#core/cart/cart.ts";
import { type LastEmail, NO_EMAIL } from "#core/checkout/last-email.ts";
import { type KeptDetails, NO_DETAILS } from "#core/checkout/own-details.ts";
import type { OwnPayment } from "#core/checkout/own-payment.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import { NO_COUNTS, type OwnCounts } from "#core/counting/own-counts.ts";
import type { Queue } from "#core/outbox/entry.ts";
import type { LabelKind } from "#core/packing/label-kinds.ts";
import type { PrintedDays } from "#core/packing/printed-day.ts";
import { type Draft, isNewDraftKey } from "#core/posts/draft.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { type DeliveryPostcode, NO_POSTCODE } from "#core/week/delivery-postcode.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface VisitorState {
  readonly cart: Cart;
  readonly delivery: DeliveryMethod;
  readonly ownPayments: readonly OwnPayment[];
  readonly note: string;
  readonly details: KeptDetails;
  readonly seenSplash: number;
  readonly drafts: readonly Draft[];
  readonly sidebar: boolean;
  readonly lastBackup: string;
  readonly lastEmail: LastEmail;
  readonly deliveryPostcode: DeliveryPostcode;
  readonly chosenDays: ChosenDays;
  readonly printedDays: PrintedDays;
  readonly labelKind: LabelKind;
  readonly takenAlong: TakenAlong | null;
  readonly tickQueue: Queue<ParcelTick>;
  readonly countQueue: Queue<CountToSend>;
  readonly ownCounts: OwnCounts;
}

export const EMPTY_VISITOR: VisitorState = {
  cart: [],
  delivery: "delivery",
  ownPayments: [],
  note: "",
  details: NO_DETAILS,
  seenSplash: 0,
  drafts: [],
  sidebar: false,
  lastBackup: "",
  lastEmail: NO_EMAIL,
  deliveryPostcode: NO_POSTCODE,
  chosenDays: {},
  printedDays: {},
  labelKind: "sheet",
  takenAlong: null,
  tickQueue: [],
  countQueue: [],
  ownCounts: NO_COUNTS,
};

export const memoryVisitor = (slotOf: SlotOf<VisitorState>): VisitorRecords => {
  const ownPayments = memoryList(slotOf("ownPayments"), ({ orderId }) => orderId);
  const drafts = memoryList(slotOf("drafts"), ({ draftKey }) => draftKey);

  return {
    cart: { ...memorySingleton(slotOf("cart")), countSkipped: async () => 0 },
    delivery: memorySingleton(slotOf("delivery")),
    ownPayments: { ...ownPayments, all: () => ownPayments.where(() => true) },
    note: memorySingleton(slotOf("note")),
    details: memorySingleton(slotOf("details")),
    seenSplash: memorySingleton(slotOf("seenSplash")),
    sidebar: memorySingleton(slotOf("sidebar")),
    lastBackup: memorySingleton(slotOf("lastBackup")),
    lastEmail: memorySingleton(slotOf("lastEmail")),
    deliveryPostcode: memorySingleton(slotOf("deliveryPostcode")),
    chosenDays: memorySingleton(slotOf("chosenDays")),
    printedDays: memorySingleton(slotOf("printedDays")),
    labelKind: memorySingleton(slotOf("labelKind")),
    takenAlong: memorySingleton(slotOf("takenAlong")),
    tickQueue: memoryOutbox(slotOf("tickQueue")),
    countQueue: memoryOutbox(slotOf("countQueue")),
    ownCounts: memorySingleton(slotOf("ownCounts")),
    // Nothing outlasts the page.
    deeds: { take: async () => null },
    drafts: {
      find: drafts.find,
      keep: async (draft) =>
        (await drafts.find(draft.draftKey)) ? drafts.replace(draft) : drafts.add(draft),
      forget: drafts.remove,
      ofNewPosts: () => drafts.where(({ draftKey }) => isNewDraftKey(draftKey)),
    },
  };
};
