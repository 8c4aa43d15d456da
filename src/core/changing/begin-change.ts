import {
  type ChangeRefusal,
  overpaid,
  type PacksChange,
  refusalOfChange,
} from "#core/changing/changing.ts";
import { type Room, roomForChange } from "#core/changing/room-for-change.ts";
import { stockAfter, withShort } from "#core/changing/stock-after.ts";
import type { ShopContext } from "#core/command.ts";
import type { Farm } from "#core/farm.ts";
import { changedMessages } from "#core/letters/changed-messages.ts";
import { unpackOrder } from "#core/marking/unpack-order.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { changeInWords, withPacksWanted } from "#core/orders/changed-packs.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { isUnpaid } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { howToPay, isPaidAtOnce, withHowToPay } from "#core/orders/paid-by-hand.ts";
import { putPastLimits } from "#core/orders/past-limits.ts";
import { isPacked } from "#core/orders/promised.ts";
import { type Told, toldOf } from "#core/orders/told.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { type BegunGiving, beginGiving } from "#core/payments/begin-giving.ts";
import type { GivingRefusal } from "#core/payments/giving.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & ShopContext;

export interface BegunChange {
  readonly told: Told;
  readonly giving: BegunGiving;
  /** In pence, what is given back. */
  readonly back: Pence;
}

type Answer = Result<BegunChange, ChangeRefusal | GivingRefusal>;

const REASON = "Your packs were changed";

/** What is owed of an order that was paid at once is taken when it is handed over. */
const owing = (before: Order, after: Order, now: string): Order => {
  const how = howToPay(before);
  if (after.total <= before.total || (how !== undefined && !isPaidAtOnce(how))) return after;
  const owed = withHowToPay(after, "hand-over");
  return isUnpaid(owed) ? logged(owed, now, { kind: "owed", detail: "hand-over" }) : after;
};

const withDifference = (before: Order, after: Order, change: PacksChange, now: string): Order => {
  const isGift = change.difference === "gift" && after.total > before.total;
  return isGift ? { ...after, total: before.total } : owing(before, after, now);
};

const changedLog = (before: Order, after: Order, { pastCaps }: Room, now: string): Order => {
  const noted = logged(after, now, { kind: "packs-changed", detail: changeInWords(before, after) });
  return pastCaps.reduce((order, place) => putPastLimits(order, place, now), noted);
};

/** In one unit of work: the packs, the eggs, the place, the mail and the money that is given back. */
const store = async (
  deps: Deps,
  before: Order,
  after: Order,
  change: PacksChange,
  farm: Farm,
): Promise<Answer> => {
  const { orders, inventory, messages, profile, shared, now, newId } = deps;
  const { stock, short } = stockAfter(await inventory.load(), before, after);
  const news = { news: "changed", at: now } as const;
  const next = await notingUntold(shared, { messages }, withShort(after, short), news);
  await orders.replace(next);
  await inventory.save(stock);
  const back = change.difference === "give-back" ? overpaid(before, next) : 0;
  if (shared) {
    const told = { before, back, reason: change.reason ?? "", id: newId };
    await writeMessages({ messages, profile }, changedMessages(next, told, farm), now);
  }
  const answer = { told: toldOf(next, "changed"), back };
  if (back === 0) return accept({ ...answer, giving: { kind: "done" } });
  const { how, wish = newId } = change;
  const giving = await beginGiving(deps)({
    order: next.id,
    packs: [],
    amount: back,
    reason: change.reason || REASON,
    version: versionOf(next),
    wish,
    ...(how && { how }),
  });
  return giving.ok ? accept({ ...answer, giving: giving.value }) : giving;
};

const isBusy = async ({ refunds, partRefunds }: Deps, { id }: Order): Promise<boolean> =>
  (await refunds.find(id)) !== null || (await partRefunds.find(id)) !== null;

interface Judged {
  readonly order: Order;
  readonly room: Room;
  readonly farm: Farm;
  wanted(order: Order): Order;
}

const judged = async (deps: Deps, change: PacksChange): Promise<Result<Judged, ChangeRefusal>> => {
  const order = await deps.orders.find(change.order);
  if (!order) return refuse({ kind: "order-gone" });
  const today = await deps.prices.load();
  const refusal = refusalOfChange(order, change, today);
  if (refusal) return refuse(refusal);
  if (await isBusy(deps, order)) return refuse({ kind: "refund-waiting" });
  const farm = await loadFarm(deps);
  const wanted = (of: Order): Order =>
    withPacksWanted(of, change.packs, change.prices ?? {}, today, farm.eggs);
  if (wanted(order).items.every((item) => packsToGive(item) === 0))
    return refuse({ kind: "nothing-left" });
  const room = await roomForChange(deps)(order, wanted(order), change);
  return room.refusal ? refuse(room.refusal) : accept({ order, room, farm, wanted });
};

const NOTHING: BegunChange = { told: { mailed: 0, untold: [] }, back: 0, giving: { kind: "done" } };

const isAsBefore = (before: Order, after: Order): boolean =>
  JSON.stringify(before.items) === JSON.stringify(after.items);

/** A packed order is unpacked first. */
export const beginChange =
  (deps: Deps) =>
  async (change: PacksChange): Promise<Answer> => {
    const found = await judged(deps, change);
    if (!found.ok) return found;
    const { order, room, farm, wanted } = found.value;
    if (isAsBefore(order, wanted(order))) return accept(NOTHING);
    if (isPacked(order)) await unpackOrder(deps, order);
    const before = (await deps.orders.find(order.id)) ?? order;
    const after = changedLog(before, wanted(before), room, deps.now);
    return store(deps, before, withDifference(before, after, change, deps.now), change, farm);
  };
