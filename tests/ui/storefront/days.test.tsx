// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { SMALLEST_PACK } from "#core/catalogue/catalogue.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { FarmWeek, OpenHours, WeekException } from "#core/week/farm-week.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCart, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderShop } from "#tests/support/render-shop.tsx";
import { runningFrom } from "#tests/support/running-clock.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

/** Friday noon. */
const FRIDAY = "2026-11-27T12:00:00.000Z";

interface Week extends Partial<FarmWeek> {
  readonly hours?: Partial<OpenHours>;
}

const closed = (day: string, reason: string): WeekException => ({
  kind: "closed",
  id: day,
  first: day,
  last: day,
  method: "both",
  reason,
});

interface Opened {
  readonly at?: string;
  readonly week?: Week;
  readonly lines?: readonly Parameters<typeof plantCart>[1][];
}

/** The checkout, and another tab or process that changes the shop's records. */
const checkout = async ({ at = FRIDAY, week, lines = [{ packSize: 12 }] }: Opened = {}) => {
  const memory = shopMemory();
  const { shop: elsewhere } = memory.open();
  const clock = runningFrom(at);
  const shop = aShop({ stores: { ...memory.open(), visitor: visitorMemory().open() }, clock });
  const saveWeek = ({ hours = {}, ...change }: Week) => {
    const usual = DEFAULT_PROFILE.week;
    const days = usual.week.map((day) => ({ ...day, ...hours }));
    return elsewhere.unitOfWork.run(async ({ profile }) =>
      profile.save({ ...(await profile.load()), week: { ...usual, week: days, ...change } }),
    );
  };
  const placeOrder = (day: string, status = "Pending") =>
    elsewhere.unitOfWork.run(({ orders }) =>
      orders.add(anOrder({ id: `O-${day}`, status, days: { delivery: day } } as never)),
    );
  if (week) await saveWeek(week);
  await plantCart(shop, ...lines);
  const page = renderShop("/checkout", shop);
  await screen.findByRole("region", { name: "Basket" });
  return { ...page, saveWeek, placeOrder, clock };
};

const group = async (name = "Delivery day") => within(await screen.findByRole("group", { name }));

const textOf = (radio: HTMLInputElement) => radio.getAttribute("aria-label") ?? "";

const days = async (name?: string) =>
  (await group(name))
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => `${radio.disabled ? "(not) " : ""}${textOf(radio)}`);

const chosen = async (name?: string) => {
  const radio = (await group(name)).queryByRole<HTMLInputElement>("radio", { checked: true });
  return radio && textOf(radio);
};

const PAY = { name: /^Practice payment/ };

const SATURDAY = "Saturday 28 November, order by the end of today";
const SUNDAY = "Sunday 29 November, order by the end of tomorrow";

test("the checkout offers four days of each method by name, the earliest chosen, and more", async () => {
  const { user } = await checkout({
    lines: [{ packSize: 12 }, { packSize: 6, deliveryMethod: "collection" }],
  });
  expect(await days()).toEqual([
    SATURDAY,
    SUNDAY,
    "Saturday 5 December, order by the end of Friday 4 December",
    "Sunday 6 December, order by the end of Saturday 5 December",
  ]);
  expect(await chosen()).toBe(SATURDAY);
  expect(await chosen("Collection day")).toBe(
    "Saturday 28 November, 10:00 AM to 4:00 PM, order by the end of today",
  );
  (await group("Collection day")).getByText(/^Other days: weekdays by texting/);
  await user.click((await group()).getByRole("button", { name: "More days" }));
  expect(await days()).toHaveLength(6);
  expect(document.activeElement).toBe((await group()).getAllByRole("radio")[4]);
});

test("days between that can't be chosen say why, and few places are told", async () => {
  const { placeOrder } = await checkout({
    at: "2026-11-27T19:00:00.000Z",
    week: {
      hours: { orders: 1, cutOffTime: "18:00" },
      exceptions: [closed("2026-12-05", "Christmas Fair")],
    },
  });
  await placeOrder("2026-11-29");
  await waitFor(async () =>
    expect(await days()).toEqual([
      "(not) Saturday 28 November: orders closed at 6:00 PM",
      "(not) Sunday 29 November: full",
      "(not) Saturday 5 December: closed, Christmas Fair",
      "Sunday 6 December, order by 6:00 PM on Saturday 5 December, 1 place left",
      "Saturday 12 December, order by 6:00 PM on Friday 11 December, 1 place left",
      "Sunday 13 December, order by 6:00 PM on Saturday 12 December, 1 place left",
    ]),
  );
});

test("a day with too little room for the basket's eggs is named, and not chosen", async () => {
  await checkout({ week: { hours: { eggs: 30 } }, lines: [{ packSize: 12, quantity: 4 }] });
  await waitFor(async () => expect((await days())[0]).toBe(`(not) ${SATURDAY}, room for 30 eggs`));
  expect(await chosen()).toBeNull();
});

/** What the live regions of the basket say from here on. */
const listening = (): readonly string[] => {
  const heard: string[] = [];
  const region = screen.getByRole("main");
  const ear = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const said = element?.closest("[role=status], [role=alert], [aria-live]")?.textContent;
      if (said) heard.push(said);
    }
  });
  ear.observe(region, { subtree: true, childList: true, characterData: true });
  return heard;
};

test("the places left on a chosen day are announced when they change, not when it is chosen", async () => {
  const { user, placeOrder } = await checkout({ week: { hours: { orders: 3 } } });
  await waitFor(async () => expect(await chosen()).toBe(`${SATURDAY}, 3 places left`));
  const heard = listening();
  await placeOrder("2026-11-28");
  await waitFor(async () => expect(await chosen()).toBe(`${SATURDAY}, 2 places left`));
  expect(heard).toEqual(["2 places left"]);
  await user.click((await group()).getByLabelText(`${SUNDAY}, 3 places left`));
  await waitFor(async () => expect(await chosen()).toBe(`${SUNDAY}, 3 places left`));
  expect(heard).toEqual(["2 places left"]);
});

test("a choice that is emptied is announced once", async () => {
  const { placeOrder } = await checkout({ week: { hours: { orders: 1 } } });
  await waitFor(async () => expect(await chosen()).toBe(`${SATURDAY}, 1 place left`));
  const heard = listening();
  await placeOrder("2026-11-28");
  await waitFor(async () => expect(await chosen()).toBeNull());
  await screen.findByText("Please choose a day.");
  expect(heard).toEqual(["Saturday 28 November is full now. Please choose another day."]);
});

test("a chosen day is kept in the browser, ordered for, and forgotten with the basket", async () => {
  const { shop, user } = await checkout();
  await user.click((await group()).getByLabelText(SUNDAY));
  await waitFor(async () =>
    expect(await shop.records.chosenDays.load()).toEqual({ delivery: "2026-11-29" }),
  );
  cleanup();
  renderShop("/checkout", shop);
  await waitFor(async () => expect(await chosen()).toBe(SUNDAY));
  await user.click(await screen.findByRole("button", PAY));
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
  expect(await storedOrders(shop)).toMatchObject([{ days: { delivery: "2026-11-29" } }]);
  await waitFor(async () => expect(await shop.records.chosenDays.load()).toEqual({}));
});

describe("a choice that is gone is emptied and said, and another one enables paying:", () => {
  const isEmptied = async (words: string) => {
    const statusOf = async () => (await group()).getAllByRole("status")[0]?.textContent;
    await waitFor(async () => expect(await statusOf()).toBe(words), { timeout: seconds(3) });
    expect(await chosen()).toBeNull();
    screen.getByText("Please choose a day.");
    expect(screen.queryByRole("button", PAY)).toBeNull();
  };

  const isPayableAfter = async (user: Awaited<ReturnType<typeof checkout>>["user"]) => {
    const radios = (await group()).getAllByRole<HTMLInputElement>("radio");
    await user.click(radios.find(({ disabled }) => !disabled) as HTMLElement);
    await screen.findByRole("button", PAY);
    expect((await group()).getAllByRole("status")[0]?.textContent).toBe("");
  };

  test.each<[string, Week]>([
    [
      "Saturday 28 November is closed: Hens on holiday. Please choose another day.",
      { exceptions: [closed("2026-11-28", "Hens on holiday")] },
    ],
    [
      "Orders for Saturday 28 November closed at 9:00 AM. Please choose another day.",
      { hours: { cutOffTime: "09:00" } },
    ],
  ])("%s", async (words, week) => {
    const { user, saveWeek } = await checkout();
    await screen.findByRole("button", PAY);
    await saveWeek(week);
    await isEmptied(words);
    await isPayableAfter(user);
  });

  test("a day that has filled, and one of which the calendar has nothing left", async () => {
    const { user, saveWeek, placeOrder } = await checkout({ week: { hours: { orders: 1 } } });
    await waitFor(async () => expect(await chosen()).toBe(`${SATURDAY}, 1 place left`));
    await placeOrder("2026-11-28");
    await isEmptied("Saturday 28 November is full now. Please choose another day.");
    await isPayableAfter(user);
    await saveWeek({ week: DEFAULT_PROFILE.week.week.filter(({ weekday }) => weekday !== 0) });
    await isEmptied("Sunday 29 November can't be chosen any more. Please choose another day.");
  });

  test("on a page that is looked at again after a sleep over its cut-off", async () => {
    const { clock } = await checkout();
    expect(await chosen()).toBe(SATURDAY);
    clock.setForward(13 * 60);
    document.dispatchEvent(new Event("visibilitychange"));
    await isEmptied(
      "Orders for Saturday 28 November closed at the end of Friday 27 November. Please choose another day.",
    );
  });

  test.each([
    ["by Greenwich", "2026-11-27T23:59:59.000Z", "Saturday 28 November", "Friday 27 November"],
    ["in summer", "2026-06-19T22:59:59.000Z", "Saturday 20 June", "Friday 19 June"],
  ])("at midnight, on the open page, %s", async (_when, at, day, before) => {
    const { user } = await checkout({ at });
    expect(await chosen()).toBe(`${day}, order by the end of today`);
    await isEmptied(`Orders for ${day} closed at the end of ${before}. Please choose another day.`);
    expect((await days())[1]).toMatch(/^Sunday .*, order by the end of today$/);
    await isPayableAfter(user);
  });
});

test("a notice names a day that the shop refuses, and the page follows", async () => {
  const { user, shop } = await checkout();
  await user.click(await screen.findByRole("button", PAY));
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  // The page doesn't hear of what its own tab writes.
  const { profile } = shop.records;
  const week = { ...DEFAULT_PROFILE.week, exceptions: [closed("2026-11-28", "Hens on holiday")] };
  await profile.save({ ...(await profile.load()), week });
  expect(await chosen()).toBe(SATURDAY);
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await noticeSaying("Day Is Closed");
  await waitFor(async () => expect(await chosen()).toBeNull());
  screen.getByText("Please choose a day.");
});

test("a basket says until when no delivery day is open", async () => {
  const holiday = { ...closed("2026-11-01", "Hens on holiday"), method: "delivery" as const };
  await checkout({ week: { exceptions: [{ ...holiday, last: "2027-01-02" } as WeekException] } });
  (await group()).getByText("No delivery day is open until Sunday 3 January: collect instead.");
});

const onCard = async (text: string) =>
  within(await screen.findByRole("article", { name: "Large Eggs" })).findByText(text);

test("a card says until when no delivery day is open, while delivery is chosen", async () => {
  const holiday = { ...closed("2026-11-01", "Hens on holiday"), method: "delivery" as const };
  const { shop } = await checkout({
    week: { exceptions: [{ ...holiday, last: "2027-01-02" } as WeekException] },
  });
  cleanup();
  const { user } = renderShop("/", shop);
  const words = "No delivery day is open until Sunday 3 January: collect instead.";
  await onCard(words);
  const large = within(screen.getByRole("article", { name: "Large Eggs" }));
  await user.click(large.getByLabelText("Collection"));
  await waitFor(() => expect(large.queryByText(words)).toBeNull());
});

test("a card says that no day is open, and nothing once one has room for the smallest pack", async () => {
  const { shop, saveWeek } = await checkout({ week: { week: [] } });
  cleanup();
  renderShop("/", shop);
  await onCard("No day is open at the moment. Please text us.");
  await saveWeek({ hours: { eggs: SMALLEST_PACK } });
  await waitFor(() => expect(screen.queryByText(/day is open/)).toBeNull());
});

test("without an open day of delivery a basket can be collected, and without any it says so", async () => {
  const { user, saveWeek } = await checkout({
    week: { week: DEFAULT_PROFILE.week.week.filter(({ method }) => method === "collection") },
  });
  (await group()).getByText("No delivery day is open: collect instead.");
  screen.getByText("Please choose to collect, then you can pay.");
  await user.click((await group()).getByRole("button", { name: "Collect instead" }));
  await waitFor(async () => expect(await chosen("Collection day")).toMatch(/^Saturday 28/));
  await screen.findByRole("button", PAY);
  await saveWeek({ week: [] });
  await waitFor(async () =>
    (await group("Collection day")).getByText("No day is open at the moment. Please text us."),
  );
  screen.getByText("You can pay once a day is open.");
});
