import { useState } from "react";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type OwnersDay, ownersDays } from "#core/days/owners-days.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { eggsOfMethod } from "#core/orders/order-methods.ts";
import { isPacked } from "#core/orders/promised.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { useEggsGone } from "#ui/admin/orders/eggs-gone.ts";
import { OwnersDayOptions } from "#ui/admin/orders/owners-day-options.tsx";
import { PackedQuestion } from "#ui/admin/orders/packed-question.tsx";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { useMoveOrder, useWeekSheet } from "#ui/admin/week/queries.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { OF_THE_NEW_DAY, toldInWords } from "#ui/shared/told-in-words.ts";

const eggsGoneOn = ({ data, variables }: ReturnType<typeof useMoveOrder>, day: Day) => {
  const refusal = data?.ok === false && variables?.day === day ? data.refusal : null;
  return refusal?.kind === "eggs-gone" ? refusal.category : null;
};

interface NoteProps {
  readonly day: Day;
  readonly state: OwnersDay["state"] | undefined;
  readonly gone: CategoryId | null;
  readonly isMissing: boolean;
}

const Note = ({ day, state, gone, isMissing }: NoteProps) => {
  const eggsGone = useEggsGone();
  return (
    <p id="move-order-note" role="status">
      {[
        (state === "full" || state === "closed") && `${writtenDay(day)} is ${state}.`,
        gone && eggsGone(gone),
        isMissing && "Please choose a day.",
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
};

interface MoveOrderDialogProps {
  readonly order: Order;
  readonly method: DeliveryMethod;
  readonly onClose: () => void;
}

export const MoveOrderDialog = ({ order, method, onClose }: MoveOrderDialogProps) => {
  const told = useWhoIsTold([order.id]);
  const move = useMoveOrder();
  const [chosen, setChosen] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [leavePacked, setLeavePacked] = useState(false);
  const [sheet, today] = [useWeekSheet(), useToday()];
  const need = { method, eggs: eggsOfMethod(order, method) };
  const days = (sheet ? ownersDays(sheet, need, today) : []).filter(
    ({ day }) => day !== order.days?.[method],
  );
  const state = days.find(({ day }) => day === chosen)?.state;
  const anyway = state === "full" || state === "closed";
  const gone = eggsGoneOn(move, chosen);
  const eggsAnyway = gone !== null;
  return (
    <AskDialog
      title={`Move ${DELIVERY_NAMES[method]} of order ${shortId(order)} to another day`}
      confirm={anyway || eggsAnyway ? "Move Anyway" : "Move"}
      variant="default"
      command={move}
      input={() =>
        chosen === ""
          ? undefined
          : { id: order.id, method, day: chosen, anyway, eggsAnyway, leavePacked }
      }
      onNothing={() => setMissing(true)}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <label>
            Day
            <select
              value={chosen}
              data-fault={refusal && true}
              aria-invalid={isMissing || undefined}
              aria-describedby="move-order-note"
              onChange={({ target }) => {
                setChosen(target.value);
                setMissing(false);
              }}
            >
              <option value="">Choose a day</option>
              <OwnersDayOptions days={days} others="Closed or full" />
            </select>
          </label>
          <PackedQuestion
            packed={isPacked(order) ? 1 : 0}
            leavePacked={leavePacked}
            onChoose={setLeavePacked}
          />
          <Note day={chosen} state={state} gone={gone} isMissing={isMissing} />
          <p role="status">{toldInWords(told, OF_THE_NEW_DAY)}</p>
        </>
      )}
    </AskDialog>
  );
};
