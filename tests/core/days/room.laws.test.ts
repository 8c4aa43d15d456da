import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import type { Order } from "#core/orders/order.ts";
import { eggsOfMethod, methodsOf } from "#core/orders/order-methods.ts";
import { isPending } from "#core/orders/status-sets.ts";
import { isOverdue } from "#core/payments/agreement.ts";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { cutOffOf, hoursOn } from "#core/week/hours-on.ts";
import { aFarmWithDays, type FarmWithDays, SIX } from "#tests/core/days/a-farm-with-days.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { calendarsFrom, methods, someDays } from "#tests/support/calendars.ts";

/** Days from today: few, so that orders meet; or one beyond the horizon. */
const laters = fc.oneof({ weight: 4, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.nat(24) });

const deeds = fc.record({
  what: fc.constantFrom(
    ...(["open", "open", "take", "take", "by hand", "by hand", "move", "move"] as const),
    ...(["open both", "open both", "edit", "edit both", "close", "caps"] as const),
    ...(["customer moves", "time passes"] as const),
  ),
  later: laters,
  /** A second day: of the other half, or where the orders of a closed day go. */
  other: laters,
  method: methods,
  quantity: fc.integer({ min: 1, max: 4 }),
  which: fc.nat(),
  anyway: fc.boolean(),
  minutes: fc.oneof(fc.nat(20), fc.nat(3_000)),
});

type Deed = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never;

const scenes = someDays.chain((first) =>
  fc.record({
    now: fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hour, minute]) =>
        whenClockShows(
          first,
          `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`,
        ),
      ),
    calendar: calendarsFrom(first),
    steps: fc.array(deeds, { minLength: 5, maxLength: 30 }),
  }),
);

interface Answer {
  readonly ok: boolean;
  readonly refusal?: { readonly kind: string; readonly why?: string };
}

const isNo = ({ refusal }: Answer): boolean =>
  refusal?.kind === "day-not-open" || refusal?.kind === "day-full";

interface Part {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly eggs: number;
}

interface OwnersWish {
  readonly parts: readonly Part[];
  readonly dayOf: (part: Part) => Day;
  readonly isAnyway: boolean;
  readonly ask: (anyway: boolean) => Promise<Answer>;
}

/** The shop refuses the owner only where there is no room, and she may say 'anyway'. */
const ownerAsks = async (
  farm: FarmWithDays,
  { parts, dayOf, isAnyway, ask }: OwnersWish,
): Promise<void> => {
  const checks = await Promise.all(
    parts.map(async (part) => {
      const [day, { method }] = [dayOf(part), part];
      const own = parts.filter((one) => one.method === method && dayOf(one) === day);
      const more = { orders: own.length, eggs: own.reduce((sum, { eggs }) => sum + eggs, 0) };
      const { fits, isFull } = await farm.roomOn(day, method, more);
      const isOpen = await farm.isOpen(day, method);
      return { fits: fits && isOpen, isFull, isNot: isFull || !isOpen };
    }),
  );
  const answer = await ask(false);
  const said = JSON.stringify(answer.refusal);
  if (checks.every(({ fits }) => fits)) expect(answer.ok, said).toBe(true);
  if (checks.some(({ isNot }) => isNot)) expect(answer.ok).toBe(false);
  if (answer.ok || !isNo(answer) || !isAnyway) return;
  const again = await ask(true);
  expect(again.ok, JSON.stringify(again.refusal)).toBe(true);
  for (const [at, part] of parts.entries()) {
    const put = `${part.id} ${part.method} ${dayOf(part)}`;
    farm.anyway.add(put);
    if (checks[at]?.isFull) farm.pastCaps.add(put);
  }
};

const partOf = (order: Order, method: DeliveryMethod): Part => ({
  id: order.id,
  method,
  eggs: eggsOfMethod(order, method),
});

const mayCustomerHave = async (
  { calendarNow, time }: FarmWithDays,
  day: Day,
  method: DeliveryMethod,
): Promise<boolean> => {
  const calendar = await calendarNow();
  const [found, today] = [hoursOn(calendar, day, method), todayAt(time.now)];
  return (
    found?.reason === null &&
    day >= today &&
    day <= addDays(today, calendar.horizon) &&
    cutOffOf(day, found.hours) > time.now
  );
};

type Wish = readonly [Day, Omit<Part, "id">];

interface Payer {
  readonly but: string;
  readonly isPayer: boolean;
}

/** The shop refuses a customer only where there is no room for all of it. A payer in time has cut-offs behind them. */
const customerAsks = async (
  farm: FarmWithDays,
  wishes: readonly Wish[],
  answer: () => Promise<Answer>,
  payer: Payer = { but: "", isPayer: false },
): Promise<Answer> => {
  const checks = await Promise.all(
    wishes.map(async ([day, { method, eggs }]) => {
      const { fits, isFull } = await farm.roomOn(day, method, { orders: 1, eggs }, payer);
      const may = await (payer.isPayer
        ? farm.isOpen(day, method)
        : mayCustomerHave(farm, day, method));
      return { fits: fits && may, isNot: isFull || !may };
    }),
  );
  const answered = await answer();
  const said = `${JSON.stringify(wishes)}: ${JSON.stringify(answered.refusal)}`;
  if (checks.every(({ fits }) => fits)) expect(answered.ok, said).toBe(true);
  if (checks.some(({ isNot }) => isNot)) expect(answered.ok, said).toBe(false);
  return answered;
};

const openFor = async (
  farm: FarmWithDays,
  days: ChosenDays,
  { quantity }: Deed,
  opened: string[],
): Promise<void> => {
  const wishes = Object.entries(days).map(
    ([method, day]): Wish => [day, { method: method as DeliveryMethod, eggs: quantity * SIX }],
  );
  await customerAsks(farm, wishes, async () => {
    const answer = await farm.openFor(days, quantity);
    if (answer.ok) opened.push(answer.value.orderId);
    return answer;
  });
};

/** The half that a deed is about, where an order has it. */
const halfOf = (order: Order | undefined, { method }: Deed): DeliveryMethod | undefined => {
  const methods = order ? methodsOf(order) : [];
  return methods.includes(method) ? method : methods[0];
};

const editDays = async (
  farm: FarmWithDays,
  edited: Order,
  days: ChosenDays,
  isAnyway: boolean,
): Promise<void> => {
  const fields = fieldsOf(edited);
  const methods = methodsOf(edited).filter(
    (method) => days[method] !== undefined && days[method] !== edited.days?.[method],
  );
  if (methods.length === 0) return;
  await ownerAsks(farm, {
    parts: methods.map((method) => partOf(edited, method)),
    dayOf: ({ method }) => days[method] ?? "",
    isAnyway,
    ask: (anyway) =>
      farm.office.editOrder({ ...fields, id: edited.id, before: fields, days, anyway }),
  });
  const stored = (await farm.orders()).find(({ id }) => id === edited.id);
  const moved = methods.filter((method) => stored?.days?.[method] === days[method]);
  expect([0, methods.length], "all of it or nothing").toContain(moved.length);
};

const order = async (farm: FarmWithDays, which: number): Promise<Order | undefined> => {
  const orders = await farm.orders();
  return orders[which % Math.max(1, orders.length)];
};

type Run = (farm: FarmWithDays, deed: Deed, opened: string[]) => Promise<unknown>;

const RUN: Readonly<Record<Deed["what"], Run>> = {
  "time passes": async (farm, { minutes }) => farm.pass(minutes),
  open: (farm, deed, opened) => {
    const day = addDays(todayAt(farm.time.now), deed.later);
    return openFor(farm, { [deed.method]: day }, deed, opened);
  },
  "open both": (farm, deed, opened) => {
    const today = todayAt(farm.time.now);
    const days = { delivery: addDays(today, deed.later), collection: addDays(today, deed.other) };
    return openFor(farm, days, deed, opened);
  },
  caps: async (farm, { method, quantity, which }) => {
    const { version, week } = await farm.office.getWeek();
    const rows = week.week.map((row) => ({
      ...row,
      ...(row.method === method && {
        orders: which % 4 === 0 ? null : quantity,
        eggs: which % 3 === 0 ? null : quantity * 2 * SIX,
      }),
    }));
    const { area, horizon } = week;
    const saved = await farm.office.saveWeek({ version, week: rows, area, horizon });
    expect(saved.ok, JSON.stringify(saved)).toBe(true);
    await farm.excuse();
  },
  take: async (farm, { which }, opened) => {
    const id = opened.splice(which % Math.max(1, opened.length), 1)[0];
    const agreement = id && (await farm.records.agreements.find(id));
    if (!agreement) return;
    farm.provider.approve(id);
    const { days = {}, lines } = agreement.purchase;
    const wishes = Object.entries(days).map(([method, day]): Wish => {
      const own = lines.filter(({ deliveryMethod }) => deliveryMethod === method);
      const eggs = own.reduce((sum, one) => sum + one.quantity * SIX, 0);
      return [day, { method: method as DeliveryMethod, eggs }];
    });
    const payer = { but: id, isPayer: !isOverdue(agreement, farm.time.now) };
    await customerAsks(farm, wishes, () => farm.counter.takePayment(id), payer);
    // The caps of then were looked at; those of now may be lower.
    if (payer.isPayer) await farm.excuse();
  },
  "by hand": async (farm, { later, method, quantity, anyway }) => {
    const day = addDays(todayAt(farm.time.now), later);
    const packs = [{ category: "large", packSize: SIX, quantity, price: 180 }] as const;
    const part = { id: "", method, eggs: quantity * SIX };
    const wanted = aNewOrder({ method, day, packs, email: "hill@example.com" });
    const before = new Set((await farm.orders()).map(({ id }) => id));
    await ownerAsks(farm, {
      parts: [part],
      dayOf: () => day,
      isAnyway: anyway,
      ask: (isAnyway) =>
        farm.office.addOrder({ ...wanted, anyway: { eggs: false, day: isAnyway } }),
    });
    if (farm.anyway.delete(` ${method} ${day}`))
      for (const { id } of await farm.orders())
        if (!before.has(id)) farm.anyway.add(`${id} ${method} ${day}`);
  },
  move: async (farm, deed) => {
    const { which, later, anyway } = deed;
    const moved = await order(farm, which);
    const method = halfOf(moved, deed);
    const day = addDays(todayAt(farm.time.now), later);
    if (!moved || !method || moved.days?.[method] === day) return;
    await ownerAsks(farm, {
      parts: [partOf(moved, method)],
      dayOf: () => day,
      isAnyway: anyway,
      ask: (isAnyway) => farm.office.moveOrder({ id: moved.id, method, day, anyway: isAnyway }),
    });
  },
  edit: async (farm, deed) => {
    const edited = await order(farm, deed.which);
    const method = halfOf(edited, deed);
    const day = addDays(todayAt(farm.time.now), deed.later);
    if (edited && method) await editDays(farm, edited, { [method]: day }, deed.anyway);
  },
  "edit both": async (farm, { which, later, other, anyway }) => {
    const orders = (await farm.orders()).filter((one) => methodsOf(one).length > 1);
    const edited = orders[which % Math.max(1, orders.length)];
    const today = todayAt(farm.time.now);
    const days = { delivery: addDays(today, later), collection: addDays(today, other) };
    if (edited) await editDays(farm, edited, days, anyway);
  },
  close: async (farm, { later, other, method, anyway }) => {
    const today = todayAt(farm.time.now);
    const [first, moveTo] = [addDays(today, later), addDays(today, other)];
    const isTouched = (await farm.isOpen(first, method)) && (await farm.isOpen(moveTo, method));
    const touched = (await farm.orders()).filter(({ days }) => days?.[method] === first);
    if (!isTouched || touched.length === 0 || first === moveTo) return;
    await ownerAsks(farm, {
      parts: touched.map((one) => partOf(one, method)),
      dayOf: () => moveTo,
      isAnyway: anyway,
      ask: (isAnyway) =>
        farm.office.closeDays({
          ...{ first, last: first, method, reason: "Fair" },
          orders: { moveTo, anyway: isAnyway },
        }),
    });
  },
  "customer moves": async (farm, deed) => {
    const { which, later } = deed;
    const moved = await order(farm, which);
    const method = halfOf(moved, deed);
    const day = addDays(todayAt(farm.time.now), later);
    if (!moved || !method || moved.days?.[method] === day) return;
    const token = (await farm.tokens.issue(moved.id)) ?? "";
    const may = await Promise.all(
      methodsOf(moved).map((one) => mayCustomerHave(farm, moved.days?.[one] ?? "", one)),
    );
    const isLate = may.includes(false);
    const changes = moved.log?.filter(({ kind }) => kind === "customer-moved").length ?? 0;
    const change = { orderId: moved.id, token, method, day };
    if (isLate || changes >= 5) return;
    if (!isPending(moved)) return expect((await farm.counter.changeDay(change)).ok).toBe(false);
    await customerAsks(farm, [[day, partOf(moved, method)]], () => farm.counter.changeDay(change));
  },
};

test("no day is over its cap but by the owner's 'anyway', and none refuses what fits", async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ({ now, calendar, steps }) => {
      const farm = await aFarmWithDays(calendar, now);
      const opened: string[] = [];
      for (const deed of steps) {
        await RUN[deed.what](farm, deed, opened);
        expect(await farm.crowded(), deed.what).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});
