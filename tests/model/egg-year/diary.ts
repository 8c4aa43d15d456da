import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { EggCounts, FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";
import { mondayOf } from "#core/shared/week.ts";

export type Eggs = Partial<Record<CategoryId, number>>;

/** Eggs of one lay day and flock. */
export interface SomeEggs {
  readonly laid: Day;
  readonly flock: string;
  readonly category: CategoryId;
  readonly eggs: number;
}

export interface PackedEggs extends SomeEggs {
  readonly method: DeliveryMethod;
}

/** What the packs of one method hold, and when they leave. */
export interface Part {
  readonly method: DeliveryMethod;
  eggs: Eggs;
  day: Day;
  isHandedOver: boolean;
}

export interface WrittenOrder {
  readonly id: string;
  readonly parts: readonly Part[];
  /** What was agreed, and paid. */
  total: Pence;
  /** How often packs were added, and paid. */
  added: number;
  /** What it costs by now, and what its packs would. */
  price: Pence;
  cost: Pence;
  /** Empty for who has no address. */
  readonly buyer: string;
  readonly isByHand: boolean;
  /** What has been done about it, whatever has become of its money since. */
  status: "Pending" | "Ready" | "Completed" | "Refunded" | "Cancelled";
  /** By news of its money, until the owner has looked at it. */
  needsAttention: boolean;
  isDisputed: boolean;
  wasReady: boolean;
  /** Its eggs that the book has let go. */
  out: readonly PackedEggs[];
  /** While the book was closed: its eggs are back by the time it is opened again. */
  isUnpacked: boolean;
  putBack: readonly Part[];
  /** Packed by the open book, which has put a date on its boxes. */
  isDated: boolean;
  /** Eggs that weren't for sale when it was taken. */
  short: Eggs;
  /** What was paid back by the provider, each time. */
  readonly back: Pence[];
  /** The shop has paid a part of it back. */
  hasPart: boolean;
  /** Ticked on a phone that has no network: until that has one, the farm's pages leave it alone. */
  isOnItsWay: boolean;
  /** How often its days were changed. */
  moves: number;
}

/** What of a count came into the book, when, and what left other lots in its place. */
export interface BookedCount {
  readonly at: string;
  readonly eggs: number;
  readonly instead: number;
}

export interface WrittenCount {
  readonly id: string;
  readonly flock: FlockId;
  readonly day: Day;
  /** When it was entered for the open book: an ISO 8601 instant; empty where that was closed by the time it came. */
  takenAt: string;
  counts: EggCounts;
  /** Medium ones, for the farm itself. */
  readonly kept: number;
  isDeleted: boolean;
  readonly booked: Map<CategoryId, BookedCount>;
}

export interface Medicine {
  readonly id: string;
  readonly flock: FlockId;
  readonly first: Day;
  readonly until: Day;
  isStruck: boolean;
}

/** A mail with a cause. */
export interface DueMail {
  readonly name: string;
  readonly to: string;
  readonly says: readonly string[];
}

export const KINDS_OF_A_WEEK = [
  ...(["opening", "packed", "gate", "given"] as const),
  ...(["broken", "thrown", "old", "found"] as const),
];

export type KindOfAWeek = (typeof KINDS_OF_A_WEEK)[number];

/**
 * What farmer and customers did, written down beside the shop. From this alone, and from what lies in the barn, is
 * reckoned what the shop has to know.
 */
export interface Diary {
  isOpen: boolean;
  openedAt: string;
  pulletsUntil: Day;
  readonly orders: Map<string, WrittenOrder>;
  readonly counts: Map<string, WrittenCount>;
  readonly medicines: Medicine[];
  readonly hens: Map<FlockId, number>;
  readonly closedDays: Set<Day>;
  /** When the eggs of a kind were counted last on the shelf. */
  readonly countedAt: Map<CategoryId, string>;
  /** Eggs in the book's lots, and for sale while it is closed. */
  readonly there: Record<CategoryId, number>;
  readonly forSale: Record<CategoryId, number>;
  readonly weeks: Map<string, number>;
  readonly dueMails: DueMail[];
}

const ofEach = (eggs: Eggs = {}): Record<CategoryId, number> =>
  Object.fromEntries(CATEGORY_IDS.map((id) => [id, eggs[id] ?? 0])) as Record<CategoryId, number>;

export const aDiary = (forSale: Eggs): Diary => ({
  ...{ isOpen: false, openedAt: "", pulletsUntil: "" },
  ...{
    orders: new Map(),
    counts: new Map(),
    medicines: [],
    hens: new Map(),
    closedDays: new Set(),
    countedAt: new Map(),
  },
  ...{ there: ofEach(), forSale: ofEach(forSale), weeks: new Map(), dueMails: [] },
});

const weekOf = (day: Day, kind: KindOfAWeek): string => `${mondayOf(day)} ${kind}`;

export const ofWeek = ({ weeks }: Diary, monday: Day, kind: KindOfAWeek): number =>
  weeks.get(weekOf(monday, kind)) ?? 0;

const noteInWeek = ({ weeks }: Diary, day: Day, kind: KindOfAWeek, eggs: number): void => {
  const week = weekOf(day, kind);
  weeks.set(week, (weeks.get(week) ?? 0) + eggs);
};

interface Flow {
  readonly category: CategoryId;
  readonly eggs: number;
  readonly day: Day;
}

/** Opened with, or found. */
export const noteCame = (
  diary: Diary,
  kind: "opening" | "found",
  { category, eggs, day }: Flow,
): void => {
  diary.there[category] += eggs;
  noteInWeek(diary, day, kind, eggs);
};

type OutKind = Exclude<KindOfAWeek, "opening" | "found">;

export const noteLeft = (diary: Diary, kind: OutKind, { category, eggs, day }: Flow): void => {
  diary.there[category] -= eggs;
  noteInWeek(diary, day, kind, eggs);
};

export const noteBack = (diary: Diary, kind: OutKind, { eggs, ...flow }: Flow): void =>
  noteLeft(diary, kind, { ...flow, eggs: -eggs });

/** Missing, or changed by hand. */
export const noteMissing = (diary: Diary, { eggs, ...flow }: Flow): void =>
  noteCame(diary, "found", { ...flow, eggs: -eggs });

export const eggsOfParts = (parts: readonly Part[], category: CategoryId): number =>
  parts.reduce((sum, { eggs }) => sum + (eggs[category] ?? 0), 0);

/** Paid or to be paid, and not packed. */
export const isWaiting = ({ status }: WrittenOrder): boolean => status === "Pending";

export const isPacked = ({ status }: WrittenOrder): boolean =>
  status === "Ready" || status === "Completed";

/** Its parts that haven't left. */
export const restOf = ({ parts }: Pick<WrittenOrder, "parts">): readonly Part[] =>
  parts.filter(({ isHandedOver }) => !isHandedOver);

export const promised = ({ orders }: Diary, category: CategoryId): number =>
  [...orders.values()]
    .filter(isWaiting)
    .reduce((sum, order) => sum + eggsOfParts(restOf(order), category), 0);
