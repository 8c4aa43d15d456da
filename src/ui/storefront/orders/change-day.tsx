import { useEffect, useRef, useState } from "react";
import { firstOffers } from "#core/days/day-choice.ts";
import { settledDay } from "#core/orders/fulfilment-day.ts";
import { eggsOfMethod, methodsOf } from "#core/orders/order-methods.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import dayStyles from "#ui/storefront/checkout/day-group.module.css";
import { LEGENDS, SHOWN_FIRST } from "#ui/storefront/checkout/day-legends.ts";
import { DayList } from "#ui/storefront/checkout/day-list.tsx";
import { useDays } from "#ui/storefront/days/queries.ts";
import styles from "#ui/storefront/orders/customer-changes.module.css";
import { useChangeDay } from "#ui/storefront/orders/customer-changes-queries.ts";
import type { OwnOrderProps } from "#ui/storefront/orders/own-order.ts";

interface Changing extends OwnOrderProps {
  readonly onDone: () => void;
}

const DayOf = ({ method, ...own }: Changing & { readonly method: DeliveryMethod }) => {
  const { order, token, onChanged, onDone } = own;
  const days = useDays();
  const farm = useFarm();
  const change = useChangeDay();
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<Day | null>(null);
  const now = settledDay(order, method, farm);
  const eggs = eggsOfMethod(order, method);
  const others = days[method].filter(({ day }) => day !== now);
  const shown = isWhole ? others : firstOffers(others, SHOWN_FIRST, chosen);
  const isOpen = others.some(({ day, state }) => day === chosen && state === "open");

  const press = (): void => {
    if (chosen === null || change.isPending) return;
    const wish = { orderId: order.id, method, day: chosen };
    change.mutate(
      { ...wish, ...(token !== undefined && { token }) },
      {
        onSuccess: (changed) => {
          if (!changed.ok) return;
          onDone();
          onChanged?.(changed.value);
        },
      },
    );
  };
  return (
    <>
      <fieldset className={dayStyles.days}>
        <legend>{LEGENDS[method]}</legend>
        {now && <p>{`It is for ${writtenDay(now)} now.`}</p>}
        <DayList
          offers={shown}
          eggs={eggs}
          today={days.today}
          chosen={chosen}
          onChoose={setChosen}
        />
        {others.length === 0 && <p>No other day is open at the moment. Please text us.</p>}
        {shown.length < others.length && (
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            More days
          </Button>
        )}
      </fieldset>
      {chosen !== null && (
        <SavingButton
          sent={[change]}
          aria-busy={change.isPending}
          disabled={!isOpen || change.isPending}
          onClick={press}
        >{`Change to ${writtenDay(chosen)}`}</SavingButton>
      )}
    </>
  );
};

export const ChangeDay = (changing: Changing) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLInputElement>("input:enabled")?.focus(), []);
  return (
    <div ref={ref} className={styles.changing}>
      {methodsOf(changing.order).map((method) => (
        <DayOf key={method} method={method} {...changing} />
      ))}
    </div>
  );
};
