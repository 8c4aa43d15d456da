import { hensOn } from "#core/care/hens.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import type { Customer } from "#core/customers/customer.ts";
import { isEmail } from "#core/customers/email.ts";
import { type CostEntry, type EggEntry, FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import type { Order } from "#core/orders/order.ts";
import { isPrice } from "#core/pricing/prices.ts";
import { isDay } from "#core/shared/day.ts";
import { isCostAmount } from "#core/shared/money.ts";
import type { ShopRecords } from "#ports/records.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { everySummary } from "#tests/support/pages.ts";

const TODAY = NOON.slice(0, 10);

export const isEntryDay = (date: string): boolean => isDay(date) && entryDay(date, TODAY) !== null;

const isWantable = ({ quantity, price }: { readonly quantity: number; readonly price: number }) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY && isPrice(price);

const isCost = ({ date, amount, type }: CostEntry): boolean =>
  isEntryDay(date) && isCostAmount(amount) && type !== "";

const isCount = ({ date, counts }: EggEntry): boolean =>
  isEntryDay(date) && LOGGED_SIZES.every((size) => isEggCount(counts[size]));

const isCustomer = ({ name, email }: Customer): boolean => name.trim() !== "" && isEmail(email);

const isOrder = ({ total, items }: Order): boolean =>
  Number.isSafeInteger(total) && total >= 0 && items.every(isWantable);

const seconds = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) < at);

const inFlocks = async ({ flocks }: Pick<ShopRecords, "flocks">): Promise<readonly unknown[]> => {
  const all = await Promise.all(FLOCK_IDS.map((id) => flocks.entriesBetween(id, null)));
  return all.flatMap(({ costs, eggs }) => [
    ...costs.filter((cost) => !isCost(cost)),
    ...eggs.filter((count) => !isCount(count)),
  ]);
};

/** Hens that left before they came, and medicines that withhold for longer than any. */
const inCare = async ({ care }: Pick<ShopRecords, "care">): Promise<readonly unknown[]> => {
  const all = await Promise.all(FLOCK_IDS.map((id) => care.of(id)));
  return all.flatMap((flock) => [
    ...flock.hens.filter(({ date }) => !isEntryDay(date) || hensOn(flock, date) < 0),
    ...flock.medicines.filter(({ days }) => !Number.isInteger(days) || days < 0 || days > 365),
    ...flock.medicines.filter(({ first, last }) => !isEntryDay(last) || last < first),
  ]);
};

/** Records of a shop that break a rule of the trade. */
export const brokenRules = async (records: ShopRecords): Promise<readonly unknown[]> => {
  const figures = Object.values(await records.inventory.load());
  const prices = Object.values(await records.prices.load()).flatMap((row) => Object.values(row));
  const customers = (await records.customers.page({ text: "", sort: null, after: null })).items;
  const orders = (await records.orders.page({ text: "", status: "All", after: null })).items;
  const agreed = (await records.agreements.underWay()).flatMap(({ purchase }) => purchase.lines);
  return [
    ...figures.filter((eggs) => !isEggCount(eggs)),
    ...prices.filter((price) => !isPrice(price ?? 0)),
    ...(await inFlocks(records)),
    ...(await inCare(records)),
    ...customers.filter((one) => !isCustomer(one)),
    ...seconds(customers.map(({ email }) => email.trim().toLowerCase())),
    ...orders.filter((order) => !isOrder(order)),
    ...agreed.filter((line) => !isWantable(line)),
    ...(await records.waitlist.of("large")).filter(({ email }) => !isEmail(email)),
    ...(await everySummary(records.posts)).filter(({ title }) => title.trim() === ""),
  ];
};
