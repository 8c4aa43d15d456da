import { useRef, useState } from "react";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { isPacked } from "#core/orders/promised.ts";
import type { OrderOnDay } from "#core/planning/moved-order.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import { addDays, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { isOpenOn } from "#core/week/hours-on.ts";
import { useEggsGone } from "#ui/admin/orders/eggs-gone.ts";
import { PackedQuestion } from "#ui/admin/orders/packed-question.tsx";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import type { Asked } from "#ui/admin/week/asked-orders.ts";
import { countedOrders } from "#ui/admin/week/counted.ts";
import { TouchedOrders } from "#ui/admin/week/touched-orders.tsx";
import styles from "#ui/admin/week/week.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { OF_THE_NEW_DAY, toldInWords } from "#ui/shared/told-in-words.ts";

const daysFor = (orders: readonly OrderOnDay[], next: Calendar, today: Day): readonly Day[] =>
  Array.from({ length: next.horizon + 1 }, (_, later) => addDays(today, later)).filter((day) =>
    orders.every(({ method }) => isOpenOn(next, day, method)),
  );

const titleOf = (orders: readonly OrderOnDay[]): string => {
  const days = [...new Set(orders.map(({ day }) => day))];
  const count = new Set(orders.map(({ order }) => order.id)).size;
  const [only = ""] = days;
  const when = days.length === 1 ? writtenDay(only) : `${days.length} of these days`;
  return `${countedOrders(count)} for ${when}.`;
};

interface OrdersQuestionProps extends Asked {
  readonly onClose: () => void;
}

export const OrdersQuestion = ({ orders, next, sent, answer, onClose }: OrdersQuestionProps) => {
  const today = useToday();
  const told = useWhoIsTold([...new Set(orders.map(({ order }) => order.id))]);
  const [day, setDay] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [gone, setGone] = useState<CategoryId | null>(null);
  const [isFull, setFull] = useState(false);
  const [leavePacked, setLeavePacked] = useState(false);
  const packed = new Set(orders.map(({ order }) => order).filter(isPacked)).size;
  const eggsGone = useEggsGone();
  const select = useRef<HTMLSelectElement>(null);
  const send = (chosen: OrdersAnswer): void => {
    answer(chosen, (refusal) => {
      if (refusal === null) return onClose();
      if (refusal.kind === "day-full") setFull(true);
      setGone(refusal.kind === "eggs-gone" ? (refusal.category ?? null) : null);
      select.current?.focus();
    });
  };
  const move = (): void => {
    if (day !== "") {
      send({ moveTo: day, anyway: isFull, eggsAnyway: gone !== null, leavePacked });
      return;
    }
    setMissing(true);
    select.current?.focus();
  };
  return (
    <Dialog
      open
      title={titleOf(orders)}
      onClose={onClose}
      actions={
        <>
          <SavingButton variant="secondary" sent={[sent]} onClick={() => send({ leave: true })}>
            Leave them: I'll tell them myself
          </SavingButton>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SavingButton sent={[sent]} onClick={move}>
            {gone || isFull ? "Move them anyway" : "Move them"}
          </SavingButton>
        </>
      }
    >
      <TouchedOrders orders={orders} />
      <label>
        Move them to
        <select
          ref={select}
          value={day}
          aria-invalid={isMissing || undefined}
          aria-describedby="move-them-note"
          onChange={({ target }) => {
            setDay(target.value);
            setMissing(false);
            setGone(null);
            setFull(false);
          }}
        >
          <option value="">Choose a day</option>
          {daysFor(orders, next, today).map((one) => (
            <option key={one} value={one}>
              {writtenDay(one)}
            </option>
          ))}
        </select>
      </label>
      <p id="move-them-note" className={styles.note}>
        {[
          isFull && !gone && `${writtenDay(day)} hasn't room for all of them.`,
          gone ? eggsGone(gone) : isMissing && "Please choose a day.",
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <p role="status">{toldInWords(told, OF_THE_NEW_DAY)}</p>
      <PackedQuestion
        packed={packed}
        leavePacked={leavePacked}
        onChoose={(isLeaving) => {
          setLeavePacked(isLeaving);
          setGone(null);
        }}
      />
    </Dialog>
  );
};
