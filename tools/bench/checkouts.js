import { newCaller } from "./calls.js";
import { loadTimes } from "./load.js";

const PACK = 6;
const LANES = 20;
const CATEGORIES = ["pullet", "small", "medium", "large", "extraLarge", "doubleYolkers"];

export const SAME_EGGS = { name: "same", buyers: 300, categories: ["large"], boxes: 200 };
export const OTHER_EGGS = { name: "others", buyers: 300, categories: CATEGORIES, boxes: 60 };

/**
 * @typedef {import("./calls.js").Calls} Calls
 * @typedef {import("./calls.js").Caller} Caller
 * @typedef {{ id: string, items: { id: string }[] }} Order
 * @typedef {{ items: Order[], next: string | null }} Page
 */

/**
 * @param {Calls} calls
 * @param {Caller} owner
 * @param {readonly string[]} categories
 * @param {number} eggs
 */
const stock = async (calls, owner, categories, eggs) => {
  const sheet = await calls.read(owner, "office/getStockSheet");
  const edits = categories.map((category) => {
    const { version, eggs: counted, forSale } = sheet[category];
    return { category, version, to: eggs + counted - forSale };
  });
  const saved = await calls.command(owner, "office/saveInventory", edits);
  if (!saved.ok) throw new Error("The eggs can't be counted.");
};

/**
 * All orders of these buyers.
 * @param {Calls} calls
 * @param {Caller} owner
 * @param {string} text
 */
const ordersOf = async (calls, owner, text) => {
  const orders = /** @type {Order[]} */ ([]);
  let after = /** @type {string | null} */ (null);
  do {
    /** @type {Page} */
    const page = await calls.command(owner, "office/listOrders", { text, status: "All", after });
    orders.push(...page.items);
    after = page.next;
  } while (after !== null);
  return orders;
};

/**
 * Buys boxes of eggs, twenty buyers at once unless told, and looks whether each egg went where it was paid.
 * @param {Calls} calls
 * @param {Caller} owner
 * @param {{ name: string, buyers: number, categories: readonly string[], boxes: number, lanes?: number }} trial `boxes` of each category are there.
 */
export const checkOuts = async (calls, owner, trial) => {
  const { name, buyers, categories, boxes, lanes = LANES } = trial;
  await stock(calls, owner, categories, boxes * PACK);
  const prices = await calls.read(owner, "counter/getPrices");
  const bought = /** @type {string[]} */ ([]);
  const refused = /** @type {Record<string, number>} */ ({});

  /** @param {number} n */
  const checkOut = async (n) => {
    const caller = newCaller();
    const category = categories[n % categories.length] ?? "";
    const pack = { category, packSize: PACK, deliveryMethod: "collection", quantity: 1 };
    const price = prices[category][PACK];
    const opened = await calls.command(caller, "counter/openPayment", [pack], "practice", price);
    const payer = { givenName: "Mabel", email: `b${n}@${name}.example` };
    const answer = opened.ok
      ? await calls.command(caller, "counter/takePayment", opened.value.orderId, payer)
      : opened;
    if (answer.ok) bought.push(answer.value.orderId);
    else refused[answer.refusal.kind] = (refused[answer.refusal.kind] ?? 0) + 1;
  };

  const figures = await loadTimes(lanes, buyers, checkOut);
  const sheet = await calls.read(owner, "office/getStockSheet");
  const orders = await ordersOf(calls, owner, name);
  const sold = (/** @type {string} */ category) =>
    orders.flatMap(({ items }) => items).filter(({ id }) => id.startsWith(`${category}-`)).length;
  const isRight =
    new Set(bought).size === bought.length &&
    orders.length === bought.length &&
    orders.every(({ id }) => bought.includes(id)) &&
    bought.length === Math.min(buyers, boxes * categories.length) &&
    categories.every(
      (category) =>
        sheet[category].held === 0 && sheet[category].forSale === (boxes - sold(category)) * PACK,
    );
  return { ...figures, bought: bought.length, orders: bought, refused, isRight };
};
