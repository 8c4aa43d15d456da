import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Agreement,
  agedBy,
  isForgettable,
  isForgotten,
  isToReconcile,
  moved,
} from "#core/payments/agreement.ts";
import {
  AGREEMENT_EVENTS,
  AGREEMENT_STATES,
  type AgreementEvent,
  type AgreementState,
  isSettled,
  nextState,
} from "#core/payments/agreement-state.ts";
import { addHours } from "#core/shared/calendar.ts";
import { NOON } from "#tests/support/a-shop.ts";

const OPENED: Agreement = {
  orderId: "PAY-1",
  reference: "ID-1",
  declines: 0,
  method: "paypal",
  purchase: { lines: [], total: 0, needsDelivery: false },
  note: "",
  openedAt: NOON,
  state: "opened",
};

const events = fc.array(fc.constantFrom(...AGREEMENT_EVENTS), { size: "max", maxLength: 40 });

/** Every state that an agreement is in while these events happen, or can't. */
const walk = (happened: readonly AgreementEvent[]): readonly AgreementState[] => {
  const states: AgreementState[] = ["opened"];
  for (const event of happened)
    states.push(nextState(states.at(-1) ?? "opened", event) ?? states.at(-1) ?? "opened");
  return states;
};

const OF_MONEY: readonly AgreementEvent[] = ["pay", "check", "refund", "dispute"];

test("an agreement whose money came stays settled, whatever events follow", () => {
  fc.assert(
    fc.property(events, (happened) => {
      const states = walk(happened);
      const firstPaid = happened.findIndex((event) => OF_MONEY.includes(event));
      const after = firstPaid < 0 ? [] : states.slice(firstPaid + 1);
      expect(after.every(isSettled)).toBe(true);
      if (firstPaid < 0) expect(states.some(isSettled)).toBe(false);
    }),
  );
});

/** What news may make of money that is here, be it from button, webhook, sweep or the provider's own site. */
const AFTER: Readonly<Partial<Record<AgreementState, readonly AgreementState[]>>> = {
  pending: ["pending", "taken", "denied", "refunded", "disputed"],
  denied: ["denied", "taken", "refunded", "disputed"],
  taken: ["taken", "refunded", "disputed"],
  disputed: ["disputed", "refunded"],
  refunded: ["refunded"],
};

test("money events move an agreement forward only, whatever else happens", () => {
  fc.assert(
    fc.property(events, (happened) => {
      const states = walk(happened);
      for (const [at, state] of states.entries())
        for (const later of states.slice(at)) expect(AFTER[state] ?? [later]).toContain(later);
    }),
  );
});

test("nextState is idempotent for repeated and late events", () => {
  fc.assert(
    fc.property(events, fc.constantFrom(...AGREEMENT_EVENTS), (happened, event) => {
      const state = walk(happened).at(-1) ?? "opened";
      const once = nextState(state, event);
      const isOfTheBuyer = event === "renew" || event === "decline" || event === "open";
      if (once && !isOfTheBuyer && event !== "cancel" && event !== "expire")
        expect(nextState(once, event) ?? once).toBe(once);
    }),
  );
});

test("a cancelled agreement is never captured again", () => {
  fc.assert(
    fc.property(events, (happened) => {
      const states = walk(happened);
      for (const end of ["cancelled", "abandoned"] as const)
        if (states.includes(end))
          expect(states.slice(states.indexOf(end))).not.toContain("capturing");
    }),
  );
});

test("an expired agreement is captured only after it was renewed", () => {
  expect(nextState("expired", "capture")).toBeNull();
  expect(nextState(nextState("expired", "renew") ?? "taken", "capture")).toBe("capturing");
});

test.each(AGREEMENT_STATES)(
  "an agreement in state %s can be refunded, and every event moves it to a known state",
  (state) => {
    expect(nextState(state, "refund")).toBe("refunded");
    for (const event of AGREEMENT_EVENTS)
      expect([...AGREEMENT_STATES, null]).toContain(nextState(state, event));
  },
);

test("moved changes nothing but the state", () => {
  expect(moved(OPENED, "capture")).toEqual({ ...OPENED, state: "capturing" });
  expect(moved({ ...OPENED, state: "taken" }, "cancel")).toBeNull();
});

test.each([
  ["a quarter of an hour", 0.25, "opened"],
  ["a second more", 0.25 + 1 / 3600, "expired"],
  ["a day", 24, "expired"],
  ["minus a quarter of an hour", -0.25, "opened"],
  ["minus a year, of a clock that was ahead,", -365 * 24, "expired"],
])("agedBy after %s makes an opened agreement %s", (_how, hours, state) => {
  expect(agedBy(OPENED, addHours(NOON, hours)).state).toBe(state);
});

test.each([
  ["opened", 20, false],
  ["opened", 21, true],
  ["opened", -21, true],
  ["capturing", 21, true],
  ["pending", 3600, true],
  ["taken", 3600, false],
  ["cancelled", 3600, false],
] as const)("isToReconcile for %s since %i seconds is %s", (state, seconds, isDue) => {
  const now = addHours(NOON, seconds / 3600);
  expect(isToReconcile({ ...OPENED, state }, now)).toBe(isDue);
  const late = { ...OPENED, state, capturedAt: now };
  expect(isToReconcile(late, now)).toBe(false);
});

const LINES = [
  { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1, name: "L", price: 1 },
] as const;

test.each([
  ["opened", [], true],
  ["capturing", [], false],
  ["pending", [], true],
  ["pending", LINES, false],
  ["taken", LINES, true],
] as const)("isForgettable for %s with %j is %s", (state, lines, isForgettableNow) => {
  const purchase = { ...OPENED.purchase, lines };
  expect(isForgettable({ ...OPENED, state, purchase })).toBe(isForgettableNow);
});

test.each([
  ["opened", 24, false],
  ["opened", 24.01, true],
  ["taken", 48, false],
  ["capturing", 48, false],
] as const)("isForgotten for %s after %f hours is %s", (state, hours, isGone) => {
  expect(isForgotten({ ...OPENED, state }, addHours(NOON, hours))).toBe(isGone);
});

test("agedBy changes no state but opening and opened", () => {
  const merely = ["opening", "opened"];
  for (const state of AGREEMENT_STATES.filter((one) => !merely.includes(one)))
    expect(agedBy({ ...OPENED, state }, addHours(NOON, 48)).state).toBe(state);
});
