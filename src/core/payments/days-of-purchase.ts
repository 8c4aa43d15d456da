import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { Farm } from "#core/farm.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { type EggsGone, eggsGone } from "#core/payments/eggs-on-days.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { type DayCaps, dayNeeds, type Purchase } from "#core/payments/purchase.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type DayGone, dayGone, daysFor } from "#core/week/choose-days.ts";
import { offerOf, roomOn } from "#core/week/day-offers.ts";
import { type Calendar, type Caps, type ChosenDays, hasCaps } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopRecords, "agreements" | "orders">, Pick<ShopPorts, "shared"> {
  readonly farm: Farm;
  readonly now: string;
}

interface DatingDeps extends Deps, Pick<ShopRecords, "bookSettings" | "care" | "lots"> {
  /** The payments that hold eggs against it. */
  readonly held: readonly Agreement[];
}

const capsOn = (calendar: Calendar, days: ChosenDays): DayCaps =>
  Object.fromEntries(
    DELIVERY_METHODS.flatMap((method) => {
      const day = days[method];
      const hours = day && hoursOn(calendar, day, method)?.hours;
      return hours ? [[method, { orders: hours.orders, eggs: hours.eggs }]] : [];
    }),
  );

const tooFewEggs = (
  at: Parameters<typeof dayGone>[0],
  { method, day, category, eggs }: EggsGone,
  farm: Farm,
): DayGone => ({
  ...dayGone(at, method, day, null),
  why: "eggs",
  left: { name: eggTypeIn(farm.eggs, category).name, eggs },
});

/** The purchase with a day for each of its methods: those that are wanted, or else the earliest that are open. */
export const withDays = async (
  { farm, now, held, ...records }: DatingDeps,
  purchase: Purchase,
  wanted: ChosenDays | undefined,
  insteadOf: readonly string[],
): Promise<Result<Purchase, DayGone>> => {
  const { calendar } = farm;
  const taken = await placesTaken(records)(farm, now, { insteadOf });
  const days = daysFor({ calendar, taken, now }, dayNeeds(purchase.lines), wanted);
  if (!days.ok) return days;
  const dated = { ...purchase, days: days.value };
  const gone = await eggsGone({ ...records, farm, now }, dated, held);
  if (gone) return refuse(tooFewEggs({ calendar, taken, now }, gone, farm));
  return accept(hasCaps(calendar) ? { ...dated, caps: capsOn(calendar, days.value) } : dated);
};

const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

const NO_CAPS: Caps = { orders: null, eggs: null };

/** A cap that was lowered meanwhile, or set at all, takes nobody's place away. */
const capsFor = ({ orders, eggs }: Caps, then: Caps): Caps => ({
  orders: higher(orders, then.orders),
  eggs: higher(eggs, then.eggs),
});

/**
 * Why the days of a payment can't be kept to before its money is taken; null where they can. A cut-off that has passed
 * since it was opened is no reason.
 */
export const daysGone = async (
  { farm, now, ...records }: Deps,
  agreement: Agreement,
): Promise<DayGone | null> => {
  const { calendar } = farm;
  const { lines, days = {}, caps = {} } = agreement.purchase;
  const taken = await placesTaken(records)(farm, now, { ahead: agreement });
  for (const { method, eggs } of dayNeeds(lines)) {
    const day = days[method];
    if (!day) continue;
    const found = hoursOn(calendar, day, method);
    const gone = () =>
      dayGone(
        { calendar, taken, now },
        method,
        day,
        found && offerOf(calendar, [day, method], taken, now),
      );
    if (found?.reason !== null) return gone();
    const room = roomOn(capsFor(found.hours, caps[method] ?? NO_CAPS), taken(day, method));
    if (room.orders < 1 || room.eggs < eggs) return { ...gone(), why: "full" };
  }
  return null;
};
