import fc from "fast-check";
import { expect, test } from "vitest";
import { type Agreement, agedBy, moved } from "#core/payments/agreement.ts";
import {
  AGREEMENT_EVENTS,
  AGREEMENT_STATES,
  type AgreementEvent,
  type AgreementState,
  isSettled,
  nextState,
} from "#core/payments/agreement-state.ts";
import { addHours } from "#core/shared/day.ts";
import { NOON } from "#tests/support/a-shop.ts";

const OPENED: Agreement = {
  orderId: "PAY-1",
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

test("whatever happens in whatever order, money that came is never forgotten", () => {
  fc.assert(
    fc.property(events, (happened) => {
      const states = walk(happened);
      const firstPaid = happened.findIndex((event) => event === "take" || event === "check");
      const after = firstPaid < 0 ? [] : states.slice(firstPaid + 1);
      expect(after.every(isSettled)).toBe(true);
      if (firstPaid < 0) expect(states.some(isSettled)).toBe(false);
    }),
  );
});

test("whatever happens, taken is for good, and pending becomes nothing but taken", () => {
  fc.assert(
    fc.property(events, (happened) => {
      const states = walk(happened);
      const taken = states.indexOf("taken");
      if (taken >= 0) expect(new Set(states.slice(taken))).toEqual(new Set(["taken"]));
      const pending = states.indexOf("pending");
      if (pending >= 0)
        for (const state of states.slice(pending)) expect(["pending", "taken"]).toContain(state);
    }),
  );
});

test("whatever happens, what was cancelled is never captured again", () => {
  fc.assert(
    fc.property(events, (happened) => {
      const states = walk(happened);
      const cancelled = states.indexOf("cancelled");
      if (cancelled >= 0) expect(states.slice(cancelled)).not.toContain("capturing");
    }),
  );
});

test("what has expired is captured only after it was renewed", () => {
  expect(nextState("expired", "capture")).toBeNull();
  expect(nextState(nextState("expired", "renew") ?? "taken", "capture")).toBe("capturing");
});

test.each(AGREEMENT_STATES)(
  "what is %s can be taken, and every event of it ends in a known state",
  (state) => {
    expect(nextState(state, "take")).toBe("taken");
    for (const event of AGREEMENT_EVENTS)
      expect([...AGREEMENT_STATES, null]).toContain(nextState(state, event));
  },
);

test("a move keeps everything of the agreement but its state", () => {
  expect(moved(OPENED, "capture")).toEqual({ ...OPENED, state: "capturing" });
  expect(moved({ ...OPENED, state: "taken" }, "cancel")).toBeNull();
});

test.each([
  ["a quarter of an hour", 0.25, "opened"],
  ["a second more", 0.25 + 1 / 3600, "expired"],
  ["a day", 24, "expired"],
  ["minus a quarter of an hour", -0.25, "opened"],
  ["minus a year, of a clock that was ahead,", -365 * 24, "expired"],
])("after %s an agreement that nobody took is %s", (_how, hours, state) => {
  expect(agedBy(OPENED, addHours(NOON, hours)).state).toBe(state);
});

test("time ends nothing but what is merely opened", () => {
  for (const state of AGREEMENT_STATES.filter((one) => one !== "opened"))
    expect(agedBy({ ...OPENED, state }, addHours(NOON, 48)).state).toBe(state);
});
