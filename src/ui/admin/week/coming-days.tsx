import { useId, useRef } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { ComingDay } from "#core/days/owners-days.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import styles from "#ui/admin/week/coming-days.module.css";
import { ComingMethod, CutOff } from "#ui/admin/week/coming-method.tsx";
import { alikeIn, daysOf } from "#ui/admin/week/coming-texts.ts";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { spaced } from "#ui/shared/spaced.ts";

interface RowProps {
  readonly methods: readonly ComingDay[];
  readonly onClose: () => void;
  readonly onOpen: () => void;
}

const Row = ({ methods, onClose, onOpen }: RowProps) => {
  const id = useId();
  const name = useRef<HTMLAnchorElement>(null);
  const look = { variant: "ghost", "aria-describedby": id } as const;
  const today = useToday();
  const day = methods[0]?.day ?? today;
  const said = alikeIn(methods);
  const [first] = methods;
  const isClosed = methods.some(({ state }) => state === "closed");
  const isOpen = methods.some(({ state }) => state !== "closed");
  return (
    <li aria-labelledby={id}>
      <h3 id={id}>
        <Link ref={name} to={adminPaths.packDay(day)}>
          {writtenDay(day)}
        </Link>
      </h3>
      {first && said.cutOff && (
        <p className={styles.cutOff}>
          <CutOff coming={first} today={today} said={said} />
        </p>
      )}
      <div className={styles.methods}>
        {methods.map((coming) => (
          <ComingMethod key={coming.method} coming={coming} today={today} said={said} />
        ))}
      </div>
      <div className={styles.buttons}>
        {/* Closing the day swaps one for the other: the focus stays. */}
        <SavingButton {...look} onClick={isOpen ? onClose : onOpen}>
          {isOpen ? "Close…" : "Open again"}
        </SavingButton>
        {isOpen && isClosed && (
          <SavingButton
            {...look}
            onClick={() => {
              name.current?.focus();
              onOpen();
            }}
          >
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
    <section aria-labelledby={id} className={styles.coming}>
      <h2 id={id}>Coming days</h2>
      {coming.length === 0 && <p>No day is open within the days ahead.</p>}
      <ul className={spaced(panelStyles.panel, panelStyles.rows)}>
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
