import { useEffect, useRef, useState } from "react";
import type { OwnersDay } from "#core/days/owners-days.ts";
import { Fault } from "#ui/admin/by-hand/fault.tsx";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { dayWords } from "#ui/admin/by-hand/new-order-texts.ts";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const SHOWN_FIRST = 4;

const LEGENDS = { delivery: "Delivery day", collection: "Collection day" } as const;

const DayWords = ({ day }: { readonly day: OwnersDay }) => {
  const words = dayWords(day);
  const [name = ""] = words.split(/[,:]/);
  return (
    <span>
      <strong>{name}</strong>
      <span>{words.slice(name.length)}</span>
    </span>
  );
};

export const DayRadios = ({ form }: { readonly form: NewOrderForm }) => {
  const { days, day: chosen, typed, change } = form;
  const today = useToday();
  const listRef = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const open = days.filter(({ state }) => state === "open");
  const others = days.filter(({ state }) => state !== "open");
  const shown = isWhole ? open : open.filter(({ day }, at) => at < SHOWN_FIRST || day === chosen);
  const shownOthers = isWhole
    ? others
    : others.filter(({ day }) => day === today || day === chosen);

  useEffect(() => {
    if (isWhole) listRef.current?.querySelectorAll("input")[SHOWN_FIRST]?.focus();
  }, [isWhole]);

  const radio = (day: OwnersDay) => (
    <label key={day.day}>
      <input
        type="radio"
        name="new-order-day"
        checked={day.day === chosen}
        onChange={() => change({ day: day.day, isDayAnyway: day.state !== "open" })}
      />
      <DayWords day={day} />
    </label>
  );

  return (
    <fieldset className={`${styles.section} ${styles.days}`}>
      <legend>{LEGENDS[typed.method]}</legend>
      <Fault field="day" form={form} />
      <div ref={listRef}>
        {shown.map(radio)}
        {shownOthers.length > 0 && (
          <p className={styles.anyway}>Anyway, although closed or full:</p>
        )}
        {shownOthers.map(radio)}
      </div>
      {!isWhole && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          More days
        </Button>
      )}
    </fieldset>
  );
};
