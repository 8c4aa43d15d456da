import { describe, expect, test } from "vitest";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { addDays } from "#core/shared/calendar.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Caps, ChosenDays, FarmWeek, WeekException } from "#core/week/farm-week.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";

/** It is noon on Saturday 20 June 2026. */
const SUNDAY = "2026-06-21";
const NEXT_SATURDAY = "2026-06-27";

const TOTAL = (DEFAULT_PRICES.large[12] ?? 0) + 2 * (DEFAULT_PRICES.small[6] ?? 0);

type Shop = ReturnType<typeof aSharedShop>;

const setWeek = ({ records }: Shop, change: Partial<FarmWeek>) =>
  records.profile.save({ week: { ...DEFAULT_PROFILE.week, ...change } });

const capped = (caps: Partial<Caps>): FarmWeek["week"] =>
  DEFAULT_PROFILE.week.week.map((row) => ({ ...row, ...caps }));

const closed = (day: string): WeekException => ({
  kind: "closed",
  id: "A",
  first: day,
  last: day,
  method: "both",
  reason: "Midsummer",
});

const openFor = ({ counter }: Shop, days: ChosenDays | undefined, quantity = 1) =>
  counter.openPayment(
    [{ ...LARGE_DOZEN, quantity }],
    "paypal",
    340 * quantity,
    "",
    ...(days ? [days] : []),
  );

const opened = async (shop: Shop, days: ChosenDays, quantity = 1): Promise<string> => {
  const answer = await openFor(shop, days, quantity);
  if (!answer.ok) throw new Error(answer.refusal.kind);
  shop.provider.approve(answer.value.orderId);
  return answer.value.orderId;
};

describe("openPayment", () => {
  test("takes the earliest open day of each method from a page that chooses none", async () => {
    const shop = aSharedShop();
    await setWeek(shop, { exceptions: [{ ...closed(SUNDAY), method: "delivery" }] });
    const answer = await shop.counter.openPayment([LARGE_DOZEN, SMALL_TO_COLLECT], "paypal", TOTAL);
    expect(answer).toMatchObject({
      ok: true,
      value: { purchase: { days: { delivery: NEXT_SATURDAY, collection: SUNDAY } } },
    });
  });

  test("keeps the day that was chosen, and no day of a method that no pack has", async () => {
    const shop = aSharedShop();
    const answer = await openFor(shop, { delivery: NEXT_SATURDAY, collection: SUNDAY });
    expect(answer.ok && answer.value.purchase.days).toEqual({ delivery: NEXT_SATURDAY });
  });

  test.each([
    ["closed", SUNDAY, { exceptions: [closed(SUNDAY)] }, { reason: "Midsummer" }],
    ["over", "2026-06-20", {}, { closedAt: "2026-06-19T23:00:00.000Z" }],
    ["no-such-day", "2026-06-23", {}, {}],
    ["no-such-day", addDays("2026-06-20", 22), {}, {}],
    ["no-such-day", "", {}, {}],
  ] as const)("refuses a day as %s (%s), and holds nothing", async (why, day, change, more) => {
    const shop = aSharedShop();
    await setWeek(shop, change);
    const answer = await openFor(shop, day === "" ? {} : { delivery: day });
    expect(answer).toMatchObject({
      ok: false,
      refusal: { kind: "day-gone", method: "delivery", day, why, ...more },
    });
    expect(await shop.records.agreements.underWay()).toEqual([]);
  });

  test("refuses a day that is full, and offers the others", async () => {
    const shop = aSharedShop();
    await setWeek(shop, { week: capped({ orders: 1 }) });
    await opened(shop, { delivery: SUNDAY });
    const answer = await openFor(shop, { delivery: SUNDAY });
    expect(answer).toMatchObject({ ok: false, refusal: { kind: "day-gone", why: "full" } });
    const { offers } = (!answer.ok && answer.refusal.kind === "day-gone" && answer.refusal) || {
      offers: [],
    };
    expect(offers.map(({ day, state }) => [day, state]).slice(0, 3)).toEqual([
      ["2026-06-20", "over"],
      [SUNDAY, "full"],
      [NEXT_SATURDAY, "open"],
    ]);
  });

  test("counts eggs of the method against the day's cap", async () => {
    const shop = aSharedShop();
    await setWeek(shop, { week: capped({ eggs: 30 }) });
    await opened(shop, { delivery: SUNDAY });
    expect(await openFor(shop, { delivery: SUNDAY }, 2)).toMatchObject({
      refusal: { kind: "day-gone", why: "full" },
    });
    expect(await openFor(shop, { delivery: SUNDAY })).toMatchObject({ ok: true });
  });
});

describe("takePayment", () => {
  const take = ({ counter }: Shop, id: string) => counter.takePayment(id);

  test("gives the last place to one of fifty, and asks for no other capture", async () => {
    const shop = aSharedShop();
    await setWeek(shop, { week: capped({ orders: 3 }) });
    const ids: string[] = [];
    for (let at = 0; at < 50; at += 1) {
      const answer = await openFor(shop, { delivery: SUNDAY });
      if (answer.ok) ids.push(answer.value.orderId);
      else expect(answer.refusal).toMatchObject({ kind: "day-gone", why: "full" });
    }
    for (const id of ids) shop.provider.approve(id);
    const answers = await Promise.all(ids.reverse().map((id) => take(shop, id)));
    const orders = await shop.records.orders.forDaysFrom(SUNDAY);
    expect(orders).toHaveLength(3);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(new Set(shop.provider.keys).size).toBe(3);
  });

  test("refuses a day that was closed meanwhile, uncaptured, and lets go of eggs and place", async () => {
    const shop = aSharedShop();
    const id = await opened(shop, { delivery: SUNDAY });
    await setWeek(shop, { exceptions: [closed(SUNDAY)] });
    expect(await take(shop, id)).toMatchObject({
      refusal: { kind: "day-gone", day: SUNDAY, why: "closed", reason: "Midsummer" },
    });
    expect(new Set(shop.provider.keys).size).toBe(0);
    expect((await shop.counter.getInventory()).large).toBe(180);
  });

  test("takes a payment whose cut-off passed within its quarter of an hour, and no later one", async () => {
    for (const [minutes, isTaken] of [
      [10, true],
      [20, false],
    ] as const) {
      const shop = aSharedShop();
      await setWeek(shop, {
        week: DEFAULT_PROFILE.week.week.map((row) => ({ ...row, cutOffTime: "12:01" })),
      });
      const id = await opened(shop, { delivery: SUNDAY });
      shop.wait(minutes);
      const answer = await take(shop, id);
      expect(answer.ok).toBe(isTaken);
      if (!isTaken) expect(answer).toMatchObject({ refusal: { kind: "day-gone", why: "over" } });
      expect(new Set(shop.provider.keys).size).toBe(isTaken ? 1 : 0);
    }
  });

  test("takes no place away by a cap that was lowered meanwhile", async () => {
    const shop = aSharedShop();
    await setWeek(shop, { week: capped({ orders: 4 }) });
    const ids = [
      await opened(shop, { delivery: SUNDAY }),
      await opened(shop, { delivery: SUNDAY }),
    ];
    await setWeek(shop, { week: capped({ orders: 1 }) });
    for (const id of ids) expect(await take(shop, id)).toMatchObject({ ok: true });
    expect(await openFor(shop, { delivery: SUNDAY })).toMatchObject({
      refusal: { kind: "day-gone", why: "full" },
    });
  });

  test("takes no place away by the first cap of all, set meanwhile", async () => {
    const shop = aSharedShop();
    const ids = [
      await opened(shop, { delivery: SUNDAY }),
      await opened(shop, { delivery: SUNDAY }),
    ];
    await setWeek(shop, { week: capped({ orders: 1, eggs: 12 }) });
    for (const id of ids) expect(await take(shop, id)).toMatchObject({ ok: true });
    expect(await openFor(shop, { delivery: SUNDAY })).toMatchObject({
      refusal: { kind: "day-gone", why: "full" },
    });
  });

  test("frees the place of an order that was refunded", async () => {
    const shop = aSharedShop();
    await setWeek(shop, { week: capped({ orders: 1 }) });
    const id = await opened(shop, { delivery: SUNDAY });
    await take(shop, id);
    expect((await shop.counter.getDays()).delivery[1]).toMatchObject({
      day: SUNDAY,
      state: "full",
    });
    await refundOrder(shop.office, { id, puttingBack: DELIVERY_METHODS });
    expect((await shop.counter.getDays()).delivery[1]).toMatchObject({
      day: SUNDAY,
      state: "open",
    });
  });

  test("asks for attention where the day was closed once the capture had begun", async () => {
    const shop = aSharedShop();
    const id = await opened(shop, { delivery: SUNDAY });
    const stored = await shop.records.agreements.find(id);
    if (stored) await shop.records.agreements.replace({ ...stored, state: "capturing" });
    await setWeek(shop, { exceptions: [closed(SUNDAY)] });
    expect(await take(shop, id)).toMatchObject({ ok: true });
    const order = await shop.records.orders.find(id);
    expect(order).toMatchObject({ status: "Needs attention", days: { delivery: SUNDAY } });
    expect(order?.log?.map(({ kind }) => kind)).toEqual(["paid", "day-closed"]);
  });

  test.each([
    ["on its day", 22, "Pending", ["paid"]],
    ["when its day is over", 48, "Needs attention", ["paid", "day-over"]],
  ])(
    "makes of an order whose money comes %s, after %i hours, one that is %s",
    async (_when, hours, status, kinds) => {
      const shop = aSharedShop();
      const id = await opened(shop, { delivery: SUNDAY });
      shop.provider.tell({ state: "pending" });
      expect(await take(shop, id)).toMatchObject({ ok: true });
      expect(await shop.order(id)).toMatchObject({ status: "Awaiting payment" });
      shop.wait(hours * 60);
      shop.provider.captureBecomes(id, { state: "completed" });
      await shop.backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal: false });
      const order = await shop.order(id);
      expect(order).toMatchObject({ status, days: { delivery: SUNDAY } });
      expect(order.log?.map(({ kind }) => kind).slice(-kinds.length)).toEqual(kinds);
    },
  );
});

test("getDays tells the area, and the days of each method", async () => {
  const shop = aSharedShop();
  const { area, delivery, collection } = await shop.counter.getDays();
  expect(area).toEqual(["RH10", "RH11"]);
  expect(delivery.map(({ day }) => day).slice(0, 3)).toEqual(["2026-06-20", SUNDAY, NEXT_SATURDAY]);
  expect(collection[1]).toMatchObject({ day: SUNDAY, from: "10:00", to: "16:00", state: "open" });
});
