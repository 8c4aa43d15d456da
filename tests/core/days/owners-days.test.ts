import { expect, test } from "vitest";
import { ownersDays } from "#core/days/owners-days.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

/** It is noon on Saturday 20 June 2026. */
const TODAY = "2026-06-20";

const daysOf = async (shop: ReturnType<typeof aSharedShop>, eggs = 12) =>
  ownersDays(await shop.office.getWeek(), { method: "collection", eggs }, TODAY);

test("ownersDays are all days from today to the horizon, also those past their cut-off", async () => {
  const days = await daysOf(aSharedShop());
  expect(days).toHaveLength(22);
  expect(days[0]).toEqual({ day: TODAY, from: "10:00", to: "16:00", state: "open" });
  expect(days[2]).toEqual({ day: "2026-06-22", from: "", to: "", state: "closed" });
});

test("ownersDays say why a day isn't open, as addOrder does", async () => {
  const shop = aSharedShop();
  await shop.office.closeDays({
    first: TODAY,
    last: TODAY,
    method: "both",
    reason: "Show day",
  });
  const { version, week } = await shop.office.getWeek();
  const rows = week.week.map((row) => ({ ...row, eggs: 18 }));
  await shop.office.saveWeek({ version, week: rows, area: week.area, horizon: week.horizon });
  await shop.office.addOrder(aNewOrder());
  expect((await daysOf(shop)).slice(0, 2)).toMatchObject([
    { state: "closed", reason: "Show day" },
    { state: "full" },
  ]);
  expect((await daysOf(shop, 6))[1]).toMatchObject({ state: "open", eggs: 6 });
});
