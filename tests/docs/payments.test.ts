import { expect, test } from "vitest";
import {
  AGREEMENT_EVENTS,
  AGREEMENT_STATES,
  isBeingTaken,
  isSettled,
  isUnderWay,
  nextState,
} from "#core/payments/agreement-state.ts";
import { read } from "#tests/docs/pages.ts";

const page = read("docs/payments.md");

const cellsOf = (line: string): readonly string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

test("docs/payments.md has the table of states", () => {
  const states = page.slice(page.indexOf("| State |"), page.indexOf("- Reconciled"));
  const [head = [], , ...rows] = states.trim().split("\n").map(cellsOf);
  expect(head).toEqual(["State", ...AGREEMENT_EVENTS]);
  expect(rows).toEqual(
    AGREEMENT_STATES.map((state) => [
      state,
      ...AGREEMENT_EVENTS.map((event) => nextState(state, event) ?? ""),
    ]),
  );
});

test.each([
  ["Reconciled while they last", isUnderWay],
  ["Eggs are held whatever the clock says", isBeingTaken],
  ["There is an order", isSettled],
])("docs/payments.md lists the states of '%s'", (words, isOne) => {
  const [, listed = ""] = new RegExp(`^- ${words}: (.*)\\.$`, "m").exec(page) ?? [];
  expect(listed.split(", ").toSorted()).toEqual(AGREEMENT_STATES.filter(isOne).toSorted());
});
