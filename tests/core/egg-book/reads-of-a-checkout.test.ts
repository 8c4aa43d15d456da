import { expect, test } from "vitest";
import type { ShopRecords } from "#ports/records.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { memoryStores, type Stores } from "#tests/support/a-shop.ts";

type Repository = Readonly<Record<string, (...input: unknown[]) => unknown>>;

/** Stores whose units of work tell what they ask their records. */
const overheard = (stores: Stores, heard: string[]): Stores => {
  const telling = (name: string, repository: Repository): Repository =>
    Object.fromEntries(
      Object.entries(repository).map(([call, ask]) => [
        call,
        (...input) => {
          heard.push(`${name}.${call}`);
          return ask(...input);
        },
      ]),
    );
  const tellingAll = (records: ShopRecords) =>
    Object.fromEntries(
      Object.entries(records).map(([name, one]) => [name, telling(name, one as never)]),
    ) as unknown as ShopRecords;
  const run: Stores["shop"]["unitOfWork"]["run"] = (work, eggs) =>
    stores.shop.unitOfWork.run((records) => work(tellingAll(records)), eggs);
  return { ...stores, shop: { ...stores.shop, unitOfWork: { run } } };
};

const EVERY_CHECKOUT = ["agreements.underWay", "prices.load", "profile.load"];

const OPEN = [
  "bookSettings.load",
  "care.medicines",
  "lots.open",
  "orders.eggsPromised",
  "orders.toPack",
];

const NAMED = [
  "agreements.add",
  "agreements.find",
  "agreements.withIds",
  "agreements.remove",
  "agreements.add",
];

const heardOfACheckout = async (isOpen: boolean): Promise<readonly string[]> => {
  const heard: string[] = [];
  const shop = aSharedShop({ stores: overheard(memoryStores(), heard) });
  if (isOpen) await shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-15" } } });
  heard.length = 0;
  await shop.open();
  return heard;
};

test("openPayment reads each thing once, and of a closed egg book that it is closed", async () => {
  const heard = await heardOfACheckout(false);
  const closed = ["bookSettings.load", "inventory.load"];
  expect(heard.toSorted()).toEqual([...EVERY_CHECKOUT, ...closed, ...NAMED].toSorted());
});

test("openPayment reads of an open egg book medicines, lots and orders to pack, once", async () => {
  const heard = await heardOfACheckout(true);
  expect(heard.toSorted()).toEqual([...EVERY_CHECKOUT, ...OPEN, ...NAMED].toSorted());
});
