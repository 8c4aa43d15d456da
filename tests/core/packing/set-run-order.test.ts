import { expect, test } from "vitest";
import { MOST_POSTCODES } from "#core/packing/run-order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const SATURDAY = "2026-06-27";
const NEXT = "2026-07-04";

const orderTo = (postcode: string, day: string) =>
  anOrder({
    id: `${postcode} ${day}`,
    address: { lines: ["1 High Street"], postcode, country: "GB" },
    days: { delivery: day },
  });

test("a stop that was moved is where it was the next time, with new stops between known ones", async () => {
  const { app, records } = aShop();
  const { office } = app.shop;
  const runOf = async (day: string) =>
    (await office.getPackDay(day)).parcels.map(({ order }) => order.address?.postcode);
  for (const postcode of ["RH10 6AA", "RH10 6AB", "RH11 0AA"])
    await records.orders.add(orderTo(postcode, SATURDAY));
  expect(await runOf(SATURDAY)).toEqual(["RH10 6AA", "RH10 6AB", "RH11 0AA"]);
  const driven = ["RH11 0AA", "RH10 6AA", "RH10 6AB"];
  expect(await office.setRunOrder(driven)).toEqual({ ok: true, value: driven });
  expect(await runOf(SATURDAY)).toEqual(driven);
  for (const postcode of ["RH10 6AA", "RH10 6AB", "RH10 6AC", "RH11 0AA", "RH11 0ZZ"])
    await records.orders.add(orderTo(postcode, NEXT));
  const next = ["RH11 0AA", "RH11 0ZZ", "RH10 6AA", "RH10 6AB", "RH10 6AC"];
  expect(await runOf(NEXT)).toEqual(next);
  await office.setRunOrder([]);
  expect(await runOf(NEXT)).toEqual(["RH10 6AA", "RH10 6AB", "RH10 6AC", "RH11 0AA", "RH11 0ZZ"]);
});

test("setRunOrder takes postcodes in any writing", async () => {
  const { office } = aShop().app.shop;
  expect(await office.setRunOrder(["rh106ab", " RH10  6AA"])).toEqual({
    ok: true,
    value: ["RH10 6AB", "RH10 6AA"],
  });
});

test.each([
  ["no-whole-postcode", ["RH10 6AB", "RH10"]],
  ["too-many-postcodes", Array.from({ length: MOST_POSTCODES + 1 }, () => "RH10 6AB")],
])("setRunOrder refuses with %s, and keeps the order of before", async (kind, postcodes) => {
  const { app, records } = aShop();
  await records.runOrder.save(["RH11 0AA"]);
  expect(await app.shop.office.setRunOrder(postcodes)).toEqual({ ok: false, refusal: { kind } });
  expect(await records.runOrder.load()).toEqual(["RH11 0AA"]);
});
