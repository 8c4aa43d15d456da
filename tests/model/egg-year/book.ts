import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import {
  type Barn,
  fitEggs,
  fitIn,
  handOverUntil,
  takeOldest,
} from "#tests/model/egg-year/barn.ts";
import {
  type Diary,
  type Eggs,
  eggsOfParts,
  isPacked,
  noteBack,
  noteCame,
  noteLeft,
  noteMissing,
  type Part,
  promised,
  restOf,
  type SomeEggs,
  type WrittenOrder,
} from "#tests/model/egg-year/diary.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";

export const todayIn = ({ time }: Pick<EggYear, "time">): Day => todayAt(time.now);

export const sumOfEggs = (some: readonly SomeEggs[]): number =>
  some.reduce((sum, { eggs }) => sum + eggs, 0);

/** For sale is what may be handed over today and is promised to no customer. */
export const stockByLaw = (diary: Diary, barn: Barn, id: CategoryId, today: Day): number =>
  Math.max(0, fitEggs(diary, barn, id, today) - promised(diary, id));

export const kindsIn = (eggs: Eggs): readonly (readonly [CategoryId, number])[] =>
  CATEGORY_IDS.flatMap((id) => {
    const many = eggs[id] ?? 0;
    return many > 0 ? [[id, many] as const] : [];
  });

export const eggsOfOrder = ({ parts }: Pick<WrittenOrder, "parts">) =>
  kindsIn(Object.fromEntries(CATEGORY_IDS.map((id) => [id, eggsOfParts(parts, id)])));

interface Packing {
  readonly barn: Barn;
  readonly kind?: "packed" | "gate";
  /** When eggs were laid that the book didn't have. */
  readonly laid?: Day;
  /** When it was done; absent for now. */
  readonly at?: string;
  /** Absent for all that haven't left. */
  readonly parts?: readonly Part[];
}

const eggsFor = (
  world: EggYear,
  { barn, laid, at = world.time.now }: Packing,
  { day }: Part,
  [category, eggs]: readonly [CategoryId, number],
): readonly SomeEggs[] => {
  const { diary } = world;
  const today = todayAt(at);
  const taken = takeOldest(fitIn(diary, barn, category, day < today ? today : day), eggs);
  const found = eggs - sumOfEggs(taken);
  if (found === 0 || !laid) return taken;
  noteCame(diary, "found", { category, eggs: found, day: today });
  return [...taken, { laid, flock: "", category, eggs: found }];
};

/** The oldest eggs that may be handed over on its days leave. */
export const notePacked = (world: EggYear, order: WrittenOrder, packing: Packing): void => {
  const { diary, seen } = world;
  order.isDated = diary.isOpen;
  order.isUnpacked = false;
  if (!diary.isOpen) return;
  const { parts = restOf(order), kind = "packed", at = world.time.now } = packing;
  const out = parts.flatMap((part) =>
    kindsIn(part.eggs).flatMap((eggs) =>
      eggsFor(world, packing, part, eggs).map((one) => ({ ...one, method: part.method })),
    ),
  );
  order.out = [...order.out, ...out];
  for (const [category, eggs] of eggsOfOrder({ parts })) {
    noteLeft(diary, kind, { category, eggs, day: todayAt(at) });
    const short = eggs - sumOfEggs(out.filter((one) => one.category === category));
    if (short > 0) seen.push(`${order.id} was packed, and ${short} ${category} eggs weren't there`);
  }
};

const isOf =
  (parts: readonly Part[]) =>
  ({ method }: { readonly method: DeliveryMethod }): boolean =>
    parts.some((part) => part.method === method);

/** The eggs of its parts that haven't left, or of those that are named, come back. Those that are too old by then leave again. */
export const noteUnpacked = (
  world: EggYear,
  order: WrittenOrder,
  parts: readonly Part[] = restOf(order),
): void => {
  const { diary } = world;
  const day = todayIn(world);
  order.isDated = false;
  order.isUnpacked = !diary.isOpen;
  if (!diary.isOpen) return;
  for (const { category, eggs, laid } of order.out.filter(isOf(parts))) {
    noteBack(diary, "packed", { category, eggs, day });
    if (handOverUntil(laid) < day) noteLeft(diary, "old", { category, eggs, day });
  }
  const found = parts.filter((part) => !order.out.some(isOf([part])));
  for (const [category, eggs] of eggsOfOrder({ parts: found }))
    noteCame(diary, "found", { category, eggs, day });
  order.out = order.out.filter((one) => !isOf(parts)(one));
};

/** Without the book what comes back is for sale, but for what wasn't there when it was sold. */
const noteForSale = (
  { forSale }: Diary,
  { short, parts }: Pick<WrittenOrder, "short" | "parts">,
): void => {
  for (const [category, eggs] of eggsOfOrder({ parts }))
    forSale[category] += Math.max(0, eggs - (short[category] ?? 0));
};

const noteGone = (world: EggYear, parts: readonly Part[], barn: Barn): void => {
  const { diary } = world;
  const day = todayIn(world);
  for (const [category, eggs] of eggsOfOrder({ parts })) {
    const there = fitEggs(diary, barn, category, day);
    noteMissing(diary, { category, eggs: Math.min(eggs, there), day });
  }
};

const noteForSaleAgain = ({ diary }: EggYear, order: WrittenOrder, back: readonly Part[]): void => {
  order.putBack = back;
  noteForSale(diary, { short: order.short, parts: back });
};

/** What is still here of its eggs comes back, or is gone: each half as it was asked. */
export const noteGivenUp = (
  world: EggYear,
  order: WrittenOrder,
  barn: Barn,
  puttingBack: readonly DeliveryMethod[],
): void => {
  const { isOpen } = world.diary;
  const here = order.status === "Completed" ? [] : restOf(order);
  const back = here.filter(({ method }) => puttingBack.includes(method));
  if (!isOpen) noteForSaleAgain(world, order, back);
  else if (!isPacked(order))
    noteGone(
      world,
      here.filter((part) => !back.includes(part)),
      barn,
    );
  else if (back.length > 0) noteUnpacked(world, order, back);
};

/** The shelf was counted, or is when the book is opened. */
export const noteShelf = (
  world: EggYear,
  barn: Barn,
  [category, eggs]: readonly [CategoryId, number],
  kind: "opening" | "found",
): void => {
  const { diary } = world;
  const day = todayIn(world);
  const more = eggs - fitEggs(diary, barn, category, day);
  if (more > 0) noteCame(diary, kind, { category, eggs: more, day });
  if (more < 0) noteMissing(diary, { category, eggs: -more, day });
};

const partsBack = (order: WrittenOrder): readonly Part[] =>
  order.isUnpacked ? restOf(order) : order.putBack;

/** Packed orders that were unpacked or given up while the book was closed: their eggs are back once it is open. */
export const noteBackSince = (world: EggYear, barn: Barn): void => {
  const { diary } = world;
  for (const order of diary.orders.values()) {
    const back = isOf(partsBack(order));
    for (const { category, eggs, laid, flock } of order.out.filter(back)) {
      noteBack(diary, "packed", { category, eggs, day: todayIn(world) });
      barn.push({ ...{ id: "", from: "", at: "" }, category, left: eggs, laid, flock });
    }
    order.out = order.out.filter((one) => !back(one));
    order.isUnpacked = false;
    order.putBack = [];
  }
};

const FORGOTTEN_DAYS = 200;

/** Eggs that stay on the shelf for so long are no more: at midnight, and when the book is opened. */
export const noteForgotten = ({ diary }: EggYear, barn: Barn, day: Day): void => {
  if (!diary.isOpen) return;
  const before = addDays(day, -FORGOTTEN_DAYS);
  for (const { category, laid, left: eggs } of barn)
    if (laid < before) noteLeft(diary, "old", { category, eggs, day });
};
