import { useEffect, useRef, useState } from "react";
import type { OwnersDay } from "#core/days/owners-days.ts";
import { shortDay } from "#core/shared/calendar.ts";
import { Fault } from "#ui/admin/by-hand/fault.tsx";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { dayWords } from "#ui/admin/by-hand/new-order-texts.ts";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import chipStyles from "#ui/shared/parts/day-chips.module.css";
import { useToday } from "#ui/shared/queries/use-records.ts";

const SHOWN_FIRST = 4;

const LEGENDS = { delivery: "Delivery day", collection: "Collection day" } as const;

interface DayChipProps {
  readonly day: OwnersDay;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const DayChip = ({ day, isChosen, onChoose }: DayChipProps) => {
  const [weekday = "", ...date] = shortDay(day.day).split(" ");
  return (
    <label>
      <input
        type="radio"
        name="new-order-day"
        aria-label={dayWords(day)}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={chipStyles.chip}>
        <strong>{weekday}</strong>
        <small>{date.join(" ")}</small>
      </span>
    </label>
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

  const chip = (day: OwnersDay) => (
    <DayChip
      key={day.day}
      day={day}
      isChosen={day.day === chosen}
      onChoose={() => change({ day: day.day, isDayAnyway: day.state !== "open" })}
    />
  );
  const own = days.find(({ day }) => day === chosen);

  return (
    <fieldset className={styles.section}>
      <legend>{LEGENDS[typed.method]}</legend>
      <Fault field="day" form={form} />
      <div ref={listRef}>
        <div className={chipStyles.chips}>{shown.map(chip)}</div>
        {shownOthers.length > 0 && (
          <>
            <p className={styles.said}>Anyway, although closed or full:</p>
            <div className={chipStyles.chips}>{shownOthers.map(chip)}</div>
          </>
        )}
      </div>
      {own && <p className={styles.said}>{dayWords(own)}</p>}
      {!isWhole && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          More days
        </Button>
      )}
    </fieldset>
  );
};
