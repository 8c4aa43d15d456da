import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type FieldFault, type InvalidProfile, tooLong } from "#core/profile/field-fault.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { WEEKDAYS, type Weekday } from "#core/shared/week.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";
import { type FarmWeek, type OpenDay, WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { areaFault, typedArea } from "#core/week/typed-area.ts";

export interface TypedHours {
  readonly weekday: Weekday;
  /** 24-hour clock: "09:30". */
  readonly from: string;
  readonly to: string;
}

export interface TypedDelivery {
  readonly town: string;
  readonly otherwise: string;
  /** Outward codes and sectors ("RH10 6") with commas between them. */
  readonly area: string;
  readonly deliveries: readonly Weekday[];
  readonly collections: readonly TypedHours[];
}

/** Letters at most. */
export const DELIVERY_LETTERS = { town: 60, otherwise: 120, area: 2_000 } as const;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const areHours = ({ from, to }: TypedHours): boolean =>
  CLOCK.test(from) && CLOCK.test(to) && from < to;

const areaFaults = (area: DeliveryArea): readonly FieldFault[] => {
  const why = areaFault(area);
  return why ? [{ field: "area", why }] : [];
};

const faultsIn = (typed: TypedDelivery, area: DeliveryArea): readonly FieldFault[] => [
  ...tooLong(typed, DELIVERY_LETTERS),
  ...(typed.town.trim() === "" ? [{ field: "town", why: "no-name" } as const] : []),
  ...areaFaults(area),
  ...(typed.deliveries.length > 0 ? [] : [{ field: "deliveries", why: "no-days" } as const]),
  ...(typed.collections.length > 0 ? [] : [{ field: "collections", why: "no-days" } as const]),
  ...typed.collections
    .filter((hours) => !areHours(hours))
    .map(({ weekday }) => ({ field: `to-${weekday}`, why: "no-hours" }) as const),
];

/** From Monday on, each day once for each method. */
const weekOf = ({ deliveries, collections }: TypedDelivery): readonly OpenDay[] =>
  WEEKDAYS.flatMap(([weekday]): readonly OpenDay[] => {
    const open = collections.find((hours) => hours.weekday === weekday);
    return [
      ...(deliveries.includes(weekday)
        ? [{ weekday, method: "delivery", from: "", to: "", ...WITHOUT_CAPS } as const]
        : []),
      ...(open
        ? [
            {
              weekday,
              method: "collection",
              from: open.from,
              to: open.to,
              ...WITHOUT_CAPS,
            } as const,
          ]
        : []),
    ];
  });

interface TypedDays extends Pick<FarmProfile, "delivery"> {
  readonly week: Pick<FarmWeek, "week" | "area">;
}

export const readDelivery = (typed: TypedDelivery): Result<TypedDays, InvalidProfile> => {
  const area = typedArea(typed.area);
  const faults = faultsIn(typed, area);
  if (faults.length > 0) return refuse({ kind: "invalid-profile", faults });
  return accept({
    delivery: { town: typed.town.trim(), otherwise: typed.otherwise.trim() },
    week: { week: weekOf(typed), area },
  });
};
