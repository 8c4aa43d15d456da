import { describe, expect, test, vi } from "vitest";
import { ORDERS } from "#core/orders/orders.ts";
import { instantAt } from "#core/shared/calendar.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCost, anEggCount } from "#tests/support/records.ts";

const aShopWith = async ({
  ordered,
  spent,
  laid,
}: Partial<Record<"ordered" | "spent" | "laid", string>>) => {
  const { app, records } = aShop();
  if (ordered !== undefined) await records.orders.add(anOrder({ date: ordered }));
  if (spent) await records.flocks.addCost("1", aCost({ date: spent }));
  if (laid) await records.flocks.addEggs("2", anEggCount({ date: laid }));
  return app.shop.office;
};

describe("getRecordsSince", () => {
  test.each([
    [{}, null],
    [{ ordered: "some day" }, null],
    [{ ordered: "2026-06-19T23:30:00Z" }, "2026-06-20"],
    [{ ordered: "2026-06-20T10:00:00Z", spent: "2026-06-19" }, "2026-06-19"],
    [{ ordered: "2026-06-18T10:00:00Z", spent: "2026-06-19" }, "2026-06-18"],
    [{ spent: "2026-06-19", laid: "2026-06-17" }, "2026-06-17"],
    [{ ordered: "some day", laid: "2026-06-17" }, "2026-06-17"],
  ])("with %j is %s", async (kept, day) => {
    expect(await (await aShopWith(kept)).getRecordsSince()).toBe(day);
  });
});

describe("hasRecordsUpTo 20 June", () => {
  test.each([
    [{}, false],
    [{ ordered: "2026-06-20T22:59:00Z" }, true],
    [{ ordered: "2026-06-20T23:00:00Z" }, false],
    [{ spent: "2026-06-20" }, true],
    [{ laid: "2026-06-21" }, false],
    [{ ordered: "2026-06-21T10:00:00Z", laid: "2026-06-20" }, true],
    [{ ordered: "some day", laid: "2026-06-21" }, false],
  ])("with %j is %s", async (kept, isKept) => {
    expect(await (await aShopWith(kept)).hasRecordsUpTo("2026-06-20")).toBe(isKept);
  });

  test("looks at one of many orders where the first is old", async () => {
    const { app, records } = aShop();
    for (let n = 0; n < 50; n += 1)
      await records.orders.add(anOrder({ id: `${n}`, date: instantAt(n * 1_000_000_000 + 1) }));
    const looked = vi.spyOn(ORDERS.indexes.placed, "of");
    expect(await app.shop.office.hasRecordsUpTo("2026-06-20")).toBe(true);
    expect(looked).toHaveBeenCalledTimes(1);
  });
});
