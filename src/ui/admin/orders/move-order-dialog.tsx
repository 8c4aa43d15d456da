import { type FormEvent, useId, useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { addDays, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { useMoveOrder, useWeekSheet } from "#ui/shared/queries/week.ts";
import { useSetting } from "#ui/shared/setting.ts";

type State = "open" | "full" | "closed";

/** Every day to the horizon. A cut-off is the customers', not the owner's. */
const useDays = (method: DeliveryMethod): readonly (readonly [Day, State])[] => {
  const sheet = useWeekSheet();
  const today = useToday();
  if (!sheet) return [];
  return Array.from({ length: sheet.week.horizon + 1 }, (_, later) => addDays(today, later)).map(
    (day) => {
      const found = sheet.coming.find((one) => one.day === day && one.method === method);
      const state = found?.state ?? "closed";
      return [day, state === "over" ? "open" : state] as const;
    },
  );
};

interface MoveOrderDialogProps {
  readonly order: Order;
  readonly method: DeliveryMethod;
  readonly onClose: () => void;
}

/** Days that are open first; onto the others it is moved anyway. */
export const MoveOrderDialog = ({ order, method, onClose }: MoveOrderDialogProps) => {
  const id = useId();
  const { sendsMail } = useSetting();
  const move = useMoveOrder();
  const [chosen, setChosen] = useState("");
  const [isMissing, setMissing] = useState(false);
  const days = useDays(method).filter(([day]) => day !== order.days?.[method]);
  const open = days.filter(([, state]) => state === "open");
  const others = days.filter(([, state]) => state !== "open");
  const state = days.find(([day]) => day === chosen)?.[1];
  const isAnyway = state === "full" || state === "closed";
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    showFault(event.currentTarget, () => setMissing(chosen === ""));
    if (chosen === "") return;
    move.mutate(
      { id: order.id, method, day: chosen, anyway: isAnyway },
      { onSuccess: (answer) => answer.ok && onClose() },
    );
  };
  return (
    <ConfirmDialog
      title={`Move ${DELIVERY_NAMES[method]} of order ${shortId(order)} to another day`}
      confirm={isAnyway ? "Move Anyway" : "Move"}
      variant="default"
      sent={move}
      isHeld
      form={id}
      onClose={onClose}
    >
      <form id={id} noValidate onSubmit={send}>
        <label>
          Day
          <select
            value={chosen}
            aria-invalid={isMissing || undefined}
            onChange={({ target }) => {
              setChosen(target.value);
              setMissing(false);
            }}
          >
            <option value="">Choose a day</option>
            {open.map(([day]) => (
              <option key={day} value={day}>
                {writtenDay(day)}
              </option>
            ))}
            <optgroup label="Closed or full">
              {others.map(([day, why]) => (
                <option key={day} value={day}>
                  {writtenDay(day)}: {why}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
      </form>
      <p role="status">
        {isAnyway && `${writtenDay(chosen)} is ${state}.`}
        {isMissing && "Please choose a day."}
      </p>
      <p ref={closeBehind}>
        {sendsMail
          ? "The customer is told of the new day by email."
          : "No email tells the customer of it."}
      </p>
    </ConfirmDialog>
  );
};
