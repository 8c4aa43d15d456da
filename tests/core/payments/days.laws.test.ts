import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { calendarsFrom, methods, someDays } from "#tests/support/calendars.ts";

const SIX = 6;

const PRICE = DEFAULT_PRICES.large[SIX] ?? 0;

type Shop = ReturnType<typeof aSharedShop>;

const buyer = fc.record({
  /** A day on offer, or any. */
  pick: fc.oneof(
    { weight: 3, arbitrary: fc.record({ offer: fc.nat(2) }) },
    {
      weight: 1,
      arbitrary: fc.record({ later: fc.integer({ min: -1, max: 22 }) }),
    },
  ),
  method: methods,
  pays: fc.boolean(),
  minutes: fc.oneof({ weight: 4, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: fc.nat(1_500) }),
});

const scenes = someDays.chain((first) =>
  fc.record({
    first: fc.constant(first),
    minute: fc.nat(1_439),
    calendar: calendarsFrom(first),
    buyers: fc.array(buyer, { minLength: 1, maxLength: 16 }),
  }),
);

const dayOf = async (
  { counter, now }: Shop,
  pick: { offer: number } | { later: number },
  method: DeliveryMethod,
): Promise<Day> => {
  const offers = (await counter.getDays())[method];
  const told = "offer" in pick ? offers[pick.offer]?.day : undefined;
  return told ?? addDays(todayAt(now()), "later" in pick ? pick.later : 0);
};

const isOffered = async ({ counter }: Shop, day: Day, method: DeliveryMethod): Promise<boolean> => {
  const offers = (await counter.getDays())[method];
  return offers.some((offer) => offer.day === day && offer.state === "open");
};

const openFor = ({ counter }: Shop, day: Day, deliveryMethod: DeliveryMethod) =>
  counter.openPayment(
    [{ category: "large", packSize: SIX, deliveryMethod, quantity: 1 }],
    "paypal",
    PRICE,
    "",
    { [deliveryMethod]: day },
  );

const expectCapsKept = async ({ records }: Shop, calendar: Calendar): Promise<void> => {
  const taken = new Map<string, number>();
  for (const { days = {} } of await records.orders.forDaysFrom("2024-01-01"))
    for (const [method, day] of Object.entries(days))
      taken.set(`${day} ${method}`, (taken.get(`${day} ${method}`) ?? 0) + 1);
  for (const [place, orders] of taken) {
    const [day = "", method] = place.split(" ");
    const found = hoursOn(calendar, day, method as DeliveryMethod);
    expect(orders, place).toBeLessThanOrEqual(found?.hours.orders ?? Infinity);
    expect(orders * SIX, place).toBeLessThanOrEqual(found?.hours.eggs ?? Infinity);
  }
};

test("openPayment takes a day exactly when getDays offers it, and never over its cap", async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ({ first, minute, calendar, buyers }) => {
      const shop = aSharedShop();
      await shop.records.profile.save({ week: { ...DEFAULT_PROFILE.week, ...calendar } });
      shop.wait((Date.parse(`${first}T00:00:00Z`) - Date.parse(NOON)) / 60_000 + minute);
      for (const { pick, method, pays, minutes } of buyers) {
        const day = await dayOf(shop, pick, method);
        const isOpen = await isOffered(shop, day, method);
        const answer = await openFor(shop, day, method);
        expect(answer.ok, `${day} ${method}`).toBe(isOpen);
        shop.wait(minutes);
        if (answer.ok && pays) {
          shop.provider.approve(answer.value.orderId);
          await shop.counter.takePayment(answer.value.orderId);
        }
      }
      await expectCapsKept(shop, calendar);
    }),
    { numRuns: 150 },
  );
});
