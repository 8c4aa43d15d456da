import { useId } from "react";
import { ownersDays } from "#core/days/owners-days.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { eggsOfMethod } from "#core/orders/order-methods.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { OwnersDayOptions } from "#ui/admin/orders/owners-day-options.tsx";
import { useWeekSheet } from "#ui/admin/week/queries.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface EditedDayProps {
  readonly order: Order;
  readonly method: DeliveryMethod;
  readonly chosen: Day | undefined;
  readonly onChoose: (day: Day | undefined, isAnyway: boolean) => void;
}

export const EditedDay = ({ order, method, chosen, onChoose }: EditedDayProps) => {
  const id = useId();
  const { visitor } = useApp();
  const [today, sheet, farm] = [useToday(), useWeekSheet(), useFarm()];
  const { day: now } = dueBy(order, method, visitor.now(), farm);
  const days = (
    sheet ? ownersDays(sheet, { method, eggs: eggsOfMethod(order, method) }, today) : []
  ).filter(({ day }) => day !== now);
  const stateOf = (day: Day) => days.find((one) => one.day === day)?.state;
  return (
    <div>
      <label htmlFor={id}>{`${DELIVERY_NAMES[method]} day`}</label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={({ target: { value } }) =>
          onChoose(value || undefined, value !== "" && stateOf(value) !== "open")
        }
      >
        <option value="">{`${writtenDay(now)}, as it is`}</option>
        <OwnersDayOptions days={days} others="Closed or full: anyway" />
      </select>
    </div>
  );
};
