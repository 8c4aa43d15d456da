import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { todayAt } from "#core/shared/today.ts";
import {
  type Barn,
  barnOf,
  eggsIn,
  fitEggs,
  inDate,
  isWithheld,
} from "#tests/model/egg-year/barn.ts";
import { eggsOfOrder, notePacked, todayIn } from "#tests/model/egg-year/book.ts";
import {
  isWaiting,
  noteCame,
  noteMissing,
  type Part,
  type WrittenCount,
  type WrittenOrder,
} from "#tests/model/egg-year/diary.ts";
import { toDo } from "#tests/model/egg-year/orders.ts";
import { isDone, lookAtPacked } from "#tests/model/egg-year/packing.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

/** When the shelf was counted since an instant; null for not at all. */
const countedSince = ({ diary }: EggYear, category: CategoryId, at: string): string | null => {
  const counted = diary.countedAt.get(category) ?? "";
  return counted > at ? counted : null;
};

/** A box 'Handed over' that was ticked without a network. */
interface LateTick {
  readonly order: WrittenOrder;
  readonly part: Part;
  readonly at: string;
}

/** The shelf stays as it was counted since then. */
const notePackedThen = (world: EggYear, { order, part, at }: LateTick, barn: Barn): void => {
  notePacked(world, order, { barn, parts: [part], at });
  for (const [category, eggs] of eggsOfOrder({ parts: [part] }))
    if (world.diary.isOpen && countedSince(world, category, at))
      noteCame(world.diary, "found", { category, eggs, day: todayIn(world) });
};

/** Whether its eggs were fit when it was ticked, whatever has become of them overnight. */
const wereThere = ({ diary }: EggYear, { order, part, at }: LateTick, barn: Barn): boolean => {
  const [due, ticked] = [part.day, todayAt(at)];
  const day = due < ticked ? ticked : due;
  return (
    !isWaiting(order) ||
    !diary.isOpen ||
    eggsOfOrder({ parts: [part] }).every(
      ([category, eggs]) => fitEggs(diary, barn, category, day) >= eggs,
    )
  );
};

const sendTick = async (world: EggYear, tick: LateTick): Promise<void> => {
  const { seen, server } = world;
  const { order, part, at } = tick;
  const { id } = order;
  const barn = await barnOf(world);
  const isToBeTaken = wereThere(world, tick, barn);
  const given = await server.office.handOver({ id, method: part.method, isDone: true, at });
  if (given.ok !== isToBeTaken)
    seen.push(`a tick of ${at} for ${id} was ${given.ok ? "taken" : given.refusal.kind}`);
  if (!given.ok) return;
  const isPacked = !isWaiting(order);
  if (!isPacked) notePackedThen(world, tick, barn);
  part.isHandedOver = true;
  if (isDone(order)) order.status = "Completed";
  const last = (await server.order(id)).log?.at(-1);
  if (last?.at !== at) seen.push(`${id} left at ${at}, in its log at ${last?.at}`);
  if (!isPacked) await lookAtPacked(world, order);
};

/** Of a round from which the phone comes back into the network on the next morning. */
export const tickOffline = (world: EggYear, dice: Dice): void => {
  const at = world.time.now;
  for (const order of toDo(world)) {
    const part = order.parts.find((one) => !one.isHandedOver && one.day <= todayIn(world));
    if (!dice.chance(0.1) || !part) continue;
    order.isOnItsWay = true;
    world.late.push(async () => {
      order.isOnItsWay = false;
      await sendTick(world, { order, part, at });
    });
  }
};

interface CameLate {
  readonly category: CategoryId;
  readonly eggs: number;
  /** Of the count of the shelf. */
  readonly counted: string;
}

/** A count of the shelf has found these eggs already, or they were gone by then. */
const noteSeenThere = (
  world: EggYear,
  { flock, day, takenAt }: WrittenCount,
  { category, eggs, counted }: CameLate,
  barn: Barn,
): void => {
  const { diary } = world;
  const there = inDate(barn, category, todayAt(counted));
  const found = eggsIn(there.filter(({ from, at }) => from === "found" && at >= takenAt));
  const known = Math.min(eggs, found);
  noteMissing(diary, { category, eggs: known, day: todayAt(takenAt) });
  const more = isWithheld(diary, { flock, laid: day }) ? 0 : eggs - known;
  noteMissing(diary, { category, eggs: more, day: todayIn(world) });
};

/** To be called once a count has arrived. `barn`: as it was before. */
export const noteArrived = (world: EggYear, written: WrittenCount, barn: Barn): void => {
  for (const category of CATEGORY_IDS) {
    const eggs = written.booked.get(category)?.eggs ?? 0;
    const counted = countedSince(world, category, written.takenAt);
    if (eggs > 0 && counted) noteSeenThere(world, written, { category, eggs, counted }, barn);
  }
};

/** In the order in which it was made. */
export const sendLate = async (world: EggYear): Promise<void> => {
  for (const send of world.late.splice(0)) await send();
};
