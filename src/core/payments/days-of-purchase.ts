import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import { type DayGone, dayGone, daysFor } from "#core/days/choose-days.ts";
import { roomFor } from "#core/days/room-for.ts";
import type { Farm } from "#core/farm.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { type EggsGone, eggsGone } from "#core/payments/eggs-on-days.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { type DayCaps, dayNeeds, type Purchase } from "#core/payments/purchase.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type Calendar, type Caps, type ChosenDays, hasCaps } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopRecords, "agreements" | "orders">, Pick<ShopPorts, "shared"> {
  readonly farm: Farm;
  readonly now: string;
}

interface DatingDeps extends Deps {
  readonly inventory: Pick<Stock, "kept">;
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
  ...dayGone(at, [day, method], "eggs"),
  left: { name: eggTypeIn(farm.eggs, category).name, eggs },
});

export const withDays = async (
  { farm, now, held, ...records }: DatingDeps,
  purchase: Purchase,
  wanted: ChosenDays | undefined,
  insteadOf: readonly string[],
  isAdded = false,
): Promise<Result<Purchase, DayGone>> => {
  const { calendar } = farm;
  const taken = await placesTaken(records)(farm, now, { insteadOf });
  const days = daysFor({ calendar, taken, now }, dayNeeds(purchase.lines, isAdded), wanted);
  if (!days.ok) return days;
  const dated = { ...purchase, days: days.value };
  const gone = await eggsGone({ ...records, farm, now }, dated, held);
  if (gone) return refuse(tooFewEggs({ calendar, taken, now }, gone, farm));
  return accept(hasCaps(calendar) ? { ...dated, caps: capsOn(calendar, days.value) } : dated);
};

const NO_CAPS: Caps = { orders: null, eggs: null };

export const daysGone = async (
  { farm, now, ...records }: Deps,
  agreement: Agreement,
): Promise<DayGone | null> => {
  const { lines, days = {}, caps = {} } = agreement.purchase;
  const taken = await placesTaken(records)(farm, now, { ahead: agreement });
  const at = { calendar: farm.calendar, taken, now };
  for (const need of dayNeeds(lines, agreement.addTo !== undefined)) {
    const { method } = need;
    const day = days[method];
    const no = day && roomFor(at, need, day, { by: "payer", caps: caps[method] ?? NO_CAPS });
    if (day && no) return dayGone(at, [day, method], no);
  }
  return null;
};
