import { orderByHand } from "#core/by-hand/order-by-hand.ts";
import { badFields, type OrderField, type TypedOrder } from "#core/by-hand/typed-order.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopContext } from "#core/command.ts";
import { type NeedOfDay, type OwnersAnswer, ownersAnswer } from "#core/days/room-for.ts";
import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import { eggsAsked, eggsShort, takeEggs } from "#core/inventory/stock.ts";
import { takenMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { putPastLimits } from "#core/orders/past-limits.ts";
import { type Told, toldOf } from "#core/orders/told.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface NewOrder extends TypedOrder {
  readonly anyway: { readonly eggs: boolean; readonly day: boolean };
}

export interface EggsLacking {
  readonly category: CategoryId;
  readonly asked: number;
  readonly forSale: number;
}

export type AddOrderRefusal =
  | { readonly kind: "bad-order"; readonly fields: readonly OrderField[] }
  | { readonly kind: "more-than-for-sale"; readonly lacking: readonly EggsLacking[] }
  | { readonly kind: "day-not-open"; readonly why: "closed" | "full" };

type Deps = Pick<ShopRecords, "orders" | "inventory" | "agreements" | "messages" | "profile"> &
  ShopContext;

const lackingOf = (packs: TypedOrder["packs"], forSale: Inventory): readonly EggsLacking[] =>
  (Object.keys(eggsShort(forSale, packs)) as CategoryId[]).map((category) => ({
    category,
    asked: eggsAsked(packs, category),
    forSale: forSale[category],
  }));

const needOf = ({ method, day, packs }: TypedOrder): NeedOfDay => ({
  method,
  day,
  eggs: sumOf(packs, ({ packSize, quantity }) => packSize * quantity),
});

const refusalOf = async (
  deps: Deps,
  { anyway, ...typed }: NewOrder,
  { no }: OwnersAnswer,
): Promise<AddOrderRefusal | null> => {
  if (no !== null && !anyway.day) return { kind: "day-not-open", why: no };
  if (anyway.eggs) return null;
  const stock = await deps.inventory.load();
  const held = await heldEggs(deps)(stock, deps.now);
  const lacking = lackingOf(typed.packs, lessHeld(stock, held));
  return lacking.length > 0 ? { kind: "more-than-for-sale", lacking } : null;
};

const place = async (
  { orders, inventory, messages, profile, now, shared }: Deps,
  taken: Order,
): Promise<Order> => {
  const before = await inventory.load();
  const packs = packsOf(taken);
  const short = eggsShort(before, packs);
  const order = { ...taken, ...(Object.keys(short).length > 0 && { short }) };
  await orders.add(order);
  await inventory.save(takeEggs(before, packs));
  if (shared) {
    const letters = takenMessages(order, now, await loadFarm({ profile }));
    await writeMessages({ messages, profile }, letters, now);
  }
  return order;
};

type SoldAt = Pick<Order, "soldAt">;

export const takeOrder =
  (deps: Deps) =>
  async (
    wanted: NewOrder,
    sold: SoldAt,
    at: string = deps.now,
  ): Promise<Result<Order, AddOrderRefusal>> => {
    const fields = badFields(wanted, todayAt(at));
    if (fields.length > 0) return refuse({ kind: "bad-order", fields });
    const farm = await loadFarm(deps);
    const taken = await placesTaken(deps)(farm, deps.now);
    const answer = ownersAnswer({ calendar: farm.calendar, taken }, needOf(wanted));
    const refusal = await refusalOf(deps, wanted, answer);
    if (refusal) return refuse(refusal);
    const order = { ...orderByHand(wanted, { ...deps, now: at }, farm.eggs), ...sold };
    const put = answer.isPastCaps ? putPastLimits(order, wanted, at) : order;
    return accept(await place(deps, put));
  };

export type TakenOrder = Order & { readonly told: Told | null };

export const addOrder =
  (deps: Deps) =>
  async (wanted: NewOrder): Promise<Result<TakenOrder, AddOrderRefusal>> => {
    const taken = await takeOrder(deps)(wanted, {});
    if (!taken.ok) return taken;
    if (!wanted.sendsMail) return accept({ ...taken.value, told: null });
    const news = { news: "taken", at: deps.now } as const;
    const order = await notingUntold(deps.shared, deps, taken.value, news);
    if (order !== taken.value) await deps.orders.replace(order);
    return accept({ ...order, told: toldOf(order, "taken") });
  };
