import { expect, test } from "vitest";
import { NOON } from "#tests/support/a-shop.ts";
import { aRefund } from "#tests/support/records.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const ASKED = { key: "A-refund-1", askedAt: NOON };

test.each([
  [true, ["delivery", "collection"]],
  [false, []],
] as const)(
  "a refund of an earlier version puts back both halves or none: %s",
  async (isPuttingBack, puttingBack) => {
    const { records, log } = aTab({ refunds: [{ ...ASKED, orderId: "A", isPuttingBack }] });
    expect(await records.refunds.find("A")).toEqual(aRefund({ puttingBack }));
    expect(log.warn).not.toHaveBeenCalled();
  },
);

test("a refund of a half that there isn't is left out", async () => {
  const { records } = aTab({
    refunds: [
      { ...ASKED, orderId: "A", puttingBack: ["delivery"] },
      { ...ASKED, orderId: "B", puttingBack: ["by pigeon"] },
    ],
  });
  expect(await records.refunds.all()).toEqual([aRefund({ puttingBack: ["delivery"] })]);
});
