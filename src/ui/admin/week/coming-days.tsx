import { useCallback, useId } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { onTheDial } from "#core/farm-words.ts";
import type { ComingDay } from "#core/planning/get-week.ts";
import { addMinutes, timeAt, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { nextTurn } from "#core/shared/next-turn.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { cutOffWords } from "#core/week/offer-words.ts";
import { daysOf, takenInWords } from "#ui/admin/week/coming-texts.ts";
import styles from "#ui/admin/week/week.module.css";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { useSetting } from "#ui/shared/setting.ts";

const MS_A_MINUTE = 60_000;

interface MethodAt extends Pick<ComingDay, "state"> {
  /** Whoever was let in before the cut-off may pay until then; null where nobody may any more. */
  readonly lastPayment: string | null;
  readonly until: string;
}

/** Cut-offs pass without anybody telling. */
const methodAt = ({ state, closesAt }: ComingDay, now: string): MethodAt => {
  const isOver = state !== "closed" && closesAt <= now;
  const last = addMinutes(closesAt, TIMEOUTS.agreement / MS_A_MINUTE);
  return {
    state: isOver ? "over" : state,
    lastPayment: isOver && now < last ? onTheDial(timeAt(last)) : null,
    until: nextTurn([closesAt, last], now),
  };
};

const STATES: Readonly<Record<ComingDay["state"], string>> = {
  open: "open",
  full: "full",
  closed: "closed",
  over: "orders closed",
};

const Method = ({ coming, today }: { readonly coming: ComingDay; readonly today: Day }) => {
  const { isShared } = useSetting();
  const { method, reason, closesAt } = coming;
  const { state, lastPayment } = useByNow(
    useCallback((now: string) => methodAt(coming, now), [coming]),
  );
  return (
    <p data-state={state}>
      {DELIVERY_NAMES[method]}: {takenInWords(coming)}
      {state !== "closed" && `, order ${cutOffWords(closesAt, today)}`}
      <span className={styles.state}>
        {STATES[state]}
        {reason && `, ${reason}`}
      </span>
      {isShared && lastPayment && (
        <small>Payments under way may still add orders until {lastPayment}.</small>
      )}
    </p>
  );
};

interface RowProps {
  readonly methods: readonly ComingDay[];
  readonly onClose: () => void;
  readonly onOpen: () => void;
}

const Row = ({ methods, onClose, onOpen }: RowProps) => {
  const id = useId();
  const today = useToday();
  const day = methods[0]?.day ?? today;
  const isClosed = methods.some(({ state }) => state === "closed");
  const isOpen = methods.some(({ state }) => state !== "closed");
  return (
    <li aria-labelledby={id}>
      <h3 id={id}>
        <Link to={adminPaths.packDay(day)}>{writtenDay(day)}</Link>
      </h3>
      <div className={styles.methods}>
        {methods.map((coming) => (
          <Method key={coming.method} coming={coming} today={today} />
        ))}
      </div>
      <div className={styles.buttons}>
        {isOpen && (
          <SavingButton variant="outline" size="sm" aria-describedby={id} onClick={onClose}>
            Close…
          </SavingButton>
        )}
        {isClosed && (
          <SavingButton variant="outline" size="sm" aria-describedby={id} onClick={onOpen}>
            Open again
          </SavingButton>
        )}
      </div>
    </li>
  );
};

interface ComingDaysProps {
  readonly coming: readonly ComingDay[];
  readonly onClose: (methods: readonly ComingDay[]) => void;
  readonly onOpen: (methods: readonly ComingDay[]) => void;
}

export const ComingDays = ({ coming, onClose, onOpen }: ComingDaysProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>Coming days</h2>
      {coming.length === 0 && <p>No day is open within the days ahead.</p>}
      <ul className={styles.coming}>
        {daysOf(coming).map(([day, methods]) => (
          <Row
            key={day}
            methods={methods}
            onClose={() => onClose(methods)}
            onOpen={() => onOpen(methods)}
          />
        ))}
      </ul>
    </section>
  );
};
