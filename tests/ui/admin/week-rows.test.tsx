// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ComingDay } from "#core/days/owners-days.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { WeekException } from "#core/week/farm-week.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";
import { alikeIn } from "#ui/admin/week/coming-texts.ts";
import { exceptionsInWords, weekInWords } from "#ui/admin/week/week-in-words.ts";
import { textsOf } from "#ui/admin/week/week-texts.ts";

const foldOf = (element: HTMLElement): HTMLDetailsElement =>
  element.closest("details") as HTMLDetailsElement;

const openWeek = async () => {
  const { user } = await renderAdmin("/admin/week", aShop(), SHARED);
  const everyWeek = within(await screen.findByRole("region", { name: "Every week" }));
  const saturday = within(everyWeek.getByRole("group", { name: "Saturday" }));
  const to = within(saturday.getByRole("group", { name: "Collection" })).getByLabelText("To");
  return { user, everyWeek, saturday, to };
};

test("a closed row says what is set in it", async () => {
  const { everyWeek, saturday } = await openWeek();
  saturday.getByText("Delivery · Collection 10:00 AM to 4:00 PM");
  within(everyWeek.getByRole("group", { name: "Monday" })).getByText("closed");
  everyWeek.getByText(
    "Saturday and Sunday: Delivery · Collection 10:00 AM to 4:00 PM · 21 days ahead",
  );
  within(screen.getByRole("region", { name: "Delivery area" })).getByText("RH10, RH11", {
    selector: "span",
  });
  within(screen.getByRole("region", { name: "Customers may" })).getByText("change the day, cancel");
});

test("a closed row says what is typed in it and not saved", async () => {
  const { everyWeek, saturday, to } = await openWeek();
  fireEvent.change(to, { target: { value: "15:00" } });
  saturday.getByText("Delivery · Collection 10:00 AM to 3:00 PM");
  everyWeek.getByText(/ · 21 days ahead · 1 change not saved$/);
});

test("a fault in a closed row opens it, and has the focus", async () => {
  const { user, everyWeek, to } = await openWeek();
  fireEvent.change(to, { target: { value: "09:00" } });
  expect(foldOf(to).open).toBe(false);
  await user.click(everyWeek.getByRole("button", { name: "Save The Week" }));
  await everyWeek.findByText("Please enter a time after the first one.");
  expect(foldOf(to).open).toBe(true);
  expect(foldOf(foldOf(to).parentElement as HTMLElement).open).toBe(true);
  expect(document.activeElement).toBe(to);
});

test("weekInWords names days that are alike together", () => {
  const { week } = DEFAULT_PROFILE.week;
  const wednesday = {
    ...(week.find(({ method }) => method === "collection") as (typeof week)[number]),
    weekday: 3 as const,
    to: "12:30",
  };
  const of = (rows: typeof week) => weekInWords(textsOf({ ...DEFAULT_PROFILE.week, week: rows }));
  expect(of([...week, wednesday])).toBe(
    "Wednesday: Collection 10:00 AM to 12:30 PM; Saturday and Sunday: Delivery · Collection 10:00 AM to 4:00 PM",
  );
  expect(of([])).toBe("closed");
});

const BOXING_DAY: WeekException = {
  kind: "closed",
  id: "1",
  first: "2026-12-26",
  last: "2026-12-26",
  method: "both",
  reason: "Boxing Day",
};

test("exceptionsInWords names the first, and how many more there are", () => {
  expect(exceptionsInWords([])).toBe("none to come");
  expect(exceptionsInWords([BOXING_DAY])).toBe("Closed: Saturday 26 December, Boxing Day");
  const delivery = { ...BOXING_DAY, method: "delivery" } as const;
  expect(exceptionsInWords([delivery, BOXING_DAY])).toBe(
    "Closed: Saturday 26 December, Free Delivery, Boxing Day, and 1 more",
  );
});

test("a day says once what its methods have in common", () => {
  const one = { closesAt: "2026-11-28T00:00:00Z", state: "open", reason: "" } as ComingDay;
  const later = { ...one, closesAt: "2026-11-28T18:00:00Z" };
  expect(alikeIn([one, one])).toEqual({ cutOff: true, state: true });
  expect(alikeIn([one, { ...one, state: "full" }])).toEqual({ cutOff: true, state: false });
  expect(alikeIn([one, { ...one, reason: "Fair" }])).toEqual({ cutOff: true, state: false });
  for (const methods of [[one], [one, later], [one, { ...one, state: "closed" as const }]])
    expect(alikeIn(methods)).toEqual({ cutOff: false, state: false });
});
