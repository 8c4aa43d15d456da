import { expect } from "vitest";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY, type Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked, eggsIn } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { BUYERS, emailOf, nameOf, type World } from "#tests/model/week-world.ts";

type Eggs = Record<CategoryId, number>;

/** What the farm's books say of an order, kept beside the shop's own. */
interface Entry {
  /** The eggs that left the shelf with it. */
  readonly left: Eggs;
  readonly isBack: boolean;
}

export interface Books {
  /** Eggs counted, less those that left with orders, and those that came back. */
  readonly shelf: Eggs;
  readonly orders: ReadonlyMap<string, Entry>;
  /** Of these the owner has counted fewer than there were: an order may be short of them. */
  readonly reduced: ReadonlySet<CategoryId>;
  /** What each order by hand has brought. */
  readonly byHand: ReadonlyMap<string, number>;
  /** Orders whose persons are erased. */
  readonly nameless: ReadonlySet<string>;
}

export const freshBooks = (): Books => ({
  shelf: { ...DEFAULT_INVENTORY },
  orders: new Map(),
  reduced: new Set(),
  byHand: new Map(),
  nameless: new Set(),
});

const eggsBy = (of: (id: CategoryId) => number): Eggs =>
  Object.fromEntries(CATEGORY_IDS.map((id) => [id, of(id)])) as Eggs;

const has = (order: Order, ...kinds: readonly string[]): boolean =>
  (order.log ?? []).some(({ kind }) => kinds.includes(kind));

export const allOrders = ({ records }: World): Promise<readonly Order[]> =>
  records.orders.placedSince("1970-01-01T00:00:00.000Z");

/** The eggs of a paid order leave the shelf: fewer than were asked only where the owner has counted fewer. */
const leave = (order: Order, shelf: Eggs, reduced: ReadonlySet<CategoryId>): Entry => {
  const asked = eggsIn(packsOf(order));
  const left = eggsBy((id) => Math.min(asked[id], shelf[id]));
  for (const id of CATEGORY_IDS) {
    if (left[id] < asked[id]) expect([...reduced], `${order.id} is short of ${id}`).toContain(id);
    shelf[id] -= left[id];
  }
  return { left, isBack: false };
};

/** The books after what has happened to the orders since, each egg accounted for. */
const carriedOn = (books: Books, orders: readonly Order[]): Books => {
  const shelf = { ...books.shelf };
  const entries = new Map(books.orders);
  const oldestFirst = [...orders].reverse();
  for (const order of oldestFirst.filter(
    (one) => has(one, "paid", "taken-by-hand") && !entries.has(one.id),
  ))
    entries.set(order.id, leave(order, shelf, books.reduced));
  for (const { id: orderId } of oldestFirst.filter((one) =>
    has(one, "put-back", "cancelled-by-hand"),
  )) {
    const entry = entries.get(orderId);
    if (!entry || entry.isBack) continue;
    for (const id of CATEGORY_IDS) shelf[id] += entry.left[id];
    entries.set(orderId, { ...entry, isBack: true });
  }
  const nameless = new Set(books.nameless);
  for (const { id, customerEmail } of orders) if (customerEmail === "") nameless.add(id);
  return { ...books, shelf, orders: entries, nameless };
};

/** No egg is promised twice: eggs on offer aren't those of a payment that is being captured. */
const checkHeld = async (world: World, books: Books, shelf: Inventory): Promise<void> => {
  const captures = (await world.records.agreements.underWay()).filter(
    ({ state }) => state !== "opening" && state !== "opened",
  );
  const lines = captures.flatMap(({ purchase }) => purchase.lines);
  const offered = await world.visit(0).getInventory();
  for (const id of CATEGORY_IDS) {
    const taken = eggsAsked(lines, id);
    expect(offered[id], `${id} on offer`).toBeLessThanOrEqual(Math.max(0, shelf[id] - taken));
    if (!books.reduced.has(id)) expect(taken).toBeLessThanOrEqual(shelf[id]);
  }
};

const checkMoney = async (
  { office, bank, lost }: World,
  { byHand }: Books,
  orders: readonly Order[],
) => {
  const known = new Set(orders.map(({ id }) => id));
  const here = [...bank.accounts.keys()].filter((id) => bank.moneyTold(id) > 0);
  expect(here.filter((id) => !known.has(id) && !lost.has(id))).toEqual([]);
  const { takingsThisWeek, takingsLastWeek } = await office.getOrderOverview();
  const expected = [...here.filter((id) => known.has(id)).map(bank.moneyTold), ...byHand.values()];
  expect(takingsThisWeek + takingsLastWeek).toBe(expected.reduce((sum, one) => sum + one, 0));
};

const checkErased = async ({ office }: World, books: Books, orders: readonly Order[]) => {
  for (const order of orders.filter(({ id }) => books.nameless.has(id))) {
    expect(order.customerEmail, `of ${order.id}`).toBe("");
    for (const who of BUYERS) expect(JSON.stringify(order)).not.toContain(nameOf(who));
  }
  if (books.nameless.size === 0) return;
  for (const who of BUYERS) {
    const email = emailOf(who);
    const theirs = orders.filter(({ customerEmail }) => customerEmail === email);
    for (const text of [email, nameOf(who)]) {
      const found = await office.listOrders({ text, status: "All", after: null });
      expect(found.items.map(({ id }) => id).sort()).toEqual(theirs.map(({ id }) => id).sort());
    }
  }
};

/** Looks whether eggs and money add up, and answers with the books as they are now. */
export const balanced = async (before: Books, world: World): Promise<Books> => {
  const orders = await allOrders(world);
  const books = carriedOn(before, orders);
  const shelf = await world.records.inventory.load();
  expect(shelf).toEqual(books.shelf);
  await checkHeld(world, books, shelf);
  await checkMoney(world, books, orders);
  await checkErased(world, books, orders);
  return books;
};

/** The owner has counted the eggs of a category. */
export const counted = (books: Books, id: CategoryId, eggs: number): Books => ({
  ...books,
  shelf: { ...books.shelf, [id]: eggs },
  reduced: eggs < books.shelf[id] ? new Set([...books.reduced, id]) : books.reduced,
});
