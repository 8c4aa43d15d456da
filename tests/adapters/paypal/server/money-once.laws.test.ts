import fc from "fast-check";
import { expect, test } from "vitest";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import { FARM } from "#core/farm.ts";
import { type FaultCode, isFault } from "#ports/fault.ts";
import { atPayPal, PURCHASE } from "#tests/adapters/paypal/server/at-stand-in.ts";
import type { Trouble } from "#tests/support/paypal-rest/troubles.ts";
import { seconds } from "../../../../tools/lib/slowness.ts";

const SLOWEST_MS = 70;

const NONE: Trouble = { slow: 0 };

const TROUBLES: readonly Trouble[] = [
  NONE,
  NONE,
  "drop-before",
  "drop-after",
  "500-before",
  "500-after",
  "503-before",
  "503-after",
  "429-before",
  "html-after",
  "minimal",
  "hang-before",
  "hang-after",
  { slow: SLOWEST_MS },
  { issue: "ORDER_COMPLETION_IN_PROGRESS" },
  { issue: "INSTRUMENT_DECLINED" },
  { issue: "PAYER_CANNOT_PAY" },
  { issue: "PERMISSION_DENIED" },
];

const troubles = fc.array(fc.constantFrom(...TROUBLES), { maxLength: 8 });

/** After these the shop says that no money was taken, and gives its next attempt another name. */
const NOT_TAKEN: readonly (FaultCode | null)[] = [
  "payment-declined",
  "payment-failed",
  "payment-refused",
  "payment-not-approved",
];

const codeOf = async (call: Promise<unknown>): Promise<FaultCode | null> => {
  try {
    await call;
    return null;
  } catch (fault) {
    if (isFault(fault)) return fault.code;
    throw fault;
  }
};

test("the gateway captures and refunds an order at most once, whatever answers are lost", {
  timeout: seconds(60),
}, async () => {
  const {
    gateway: patient,
    paypal,
    deps,
  } = await atPayPal({
    wait: () => new Promise((resolve) => setTimeout(resolve, SLOWEST_MS)),
  });
  const hasty = paypalGateway({
    ...deps,
    wait: async () => undefined,
    timeouts: { tryMs: 40, callMs: 400 },
    publicUrl: "https://eggs.example",
  });
  let runs = 0;

  const sumsOf = (orderId: string, kind: string): readonly number[] =>
    paypal
      .ledger()
      .filter((entry) => entry.orderId === orderId && entry.kind === kind)
      .map(({ pence }) => pence);

  /** As a shop does: under the same name until PayPal has said that it took nothing. */
  const pressed = async (reference: string, orderId: string, presses: number): Promise<void> => {
    let attempt = 1;
    for (let press = 0; press < presses; press += 1) {
      const code = await codeOf(hasty.capture(orderId, { key: `${reference}-capture-${attempt}` }));
      const isTaken = sumsOf(orderId, "capture").length > 0;
      if (code === null || code === "payment-already-captured") expect(isTaken).toBe(true);
      if (!NOT_TAKEN.includes(code)) continue;
      expect(isTaken).toBe(false);
      attempt += 1;
    }
  };

  const anOrder = async () => {
    runs += 1;
    const reference = `law-${runs}`;
    const { orderId } = await patient.create(PURCHASE, reference, FARM);
    paypal.approve(orderId);
    return { reference, orderId };
  };

  const captured = async (reference: string, orderId: string): Promise<string> => {
    paypal.clearTroubles();
    await codeOf(patient.capture(orderId, { key: `${reference}-capture-last` }));
    const seen = await patient.getOrder(orderId);
    if (seen?.kind !== "captured") throw new Error(`The order is ${seen?.kind}.`);
    expect(seen.capture.paid?.amount).toBe(PURCHASE.total);
    return seen.capture.captureId ?? "";
  };

  const law = fc.asyncProperty(
    troubles,
    troubles,
    fc.integer({ min: 1, max: 4 }),
    async (ofCapture, ofRefund, presses) => {
      const { reference, orderId } = await anOrder();
      paypal.trouble("capture", ...ofCapture);
      await pressed(reference, orderId, presses);
      const captureId = await captured(reference, orderId);
      paypal.trouble("refund", ...ofRefund);
      const refund = { key: `${reference}-refund`, amount: PURCHASE.total };
      for (let press = 0; press < presses; press += 1)
        await codeOf(hasty.refund(captureId, refund));
      paypal.clearTroubles();
      expect(sumsOf(orderId, "capture")).toEqual([PURCHASE.total]);
      expect([[], [PURCHASE.total]]).toContainEqual(sumsOf(orderId, "refund"));
    },
  );
  await fc.assert(law, { numRuns: 30 });
});
