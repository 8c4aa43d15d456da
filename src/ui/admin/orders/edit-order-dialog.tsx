import { type FormEvent, useId, useState } from "react";
import { type EditOrderRefusal, fieldsOf, type OrderFields } from "#core/by-hand/edit-order.ts";
import { isPacked } from "#core/egg-book/promised-eggs.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { partsToMove } from "#core/planning/moved-order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { useEditOrder } from "#ui/admin/by-hand/queries.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { EditedDay } from "#ui/admin/orders/edited-day.tsx";
import { useEggsGone } from "#ui/admin/orders/eggs-gone.ts";
import { PackedQuestion } from "#ui/admin/orders/packed-question.tsx";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";
import { PHONE_FAULT } from "#ui/shared/parts/phone-fault.ts";
import { OF_THE_NEW_DAY, toldInWords } from "#ui/shared/told-in-words.ts";

interface EditOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const inWords = ({ phone, address }: OrderFields): string =>
  [phone || "no phone", address.lines || "no address", address.postcode]
    .filter((part) => part !== "")
    .join(", ");

const useOrderEdit = (order: Order, onClose: () => void) => {
  const edit = useEditOrder();
  const [before, setBefore] = useState(() => fieldsOf(order));
  const [typed, setTyped] = useState(before);
  const [days, setDays] = useState<ChosenDays>({});
  const [anyway, setAnyway] = useState<Partial<Record<DeliveryMethod, boolean>>>({});
  const [leavePacked, setLeavePacked] = useState(false);
  const [refusal, setRefusal] = useState<EditOrderRefusal | null>(null);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    edit.mutate(
      {
        id: order.id,
        before,
        ...typed,
        days,
        anyway: Object.values(anyway).includes(true),
        eggsAnyway: refusal?.kind === "eggs-gone",
        leavePacked,
      },
      {
        onSuccess: (answer) => {
          if (answer.ok) return onClose();
          const { refusal: found } = answer;
          showFault(form, () => setRefusal(found));
          if (found.kind === "order-changed") setBefore(found.stored);
        },
      },
    );
  };
  const chooseDay = (
    method: DeliveryMethod,
    day: ChosenDays[DeliveryMethod],
    isAnyway: boolean,
  ): void => {
    const { [method]: _gone, ...others } = days;
    setDays(day === undefined ? others : { ...others, [method]: day });
    setAnyway((earlier) => ({ ...earlier, [method]: isAnyway }));
    if (refusal?.kind === "eggs-gone") setRefusal(null);
  };
  return { edit, typed, setTyped, days, chooseDay, leavePacked, setLeavePacked, refusal, send };
};

/** The log names the fields that change, and never what stood there. */
export const EditOrderDialog = ({ order, onClose }: EditOrderDialogProps) => {
  const id = useId();
  const editing = useOrderEdit(order, onClose);
  const { edit, typed, setTyped, days, chooseDay, refusal, send } = editing;
  const eggsGone = useEggsGone();
  const told = useWhoIsTold([order.id]);
  const { phone, address } = typed;
  const bad = refusal?.kind === "bad-edit" ? refusal.fields : [];
  const wordsBelow = (): string => {
    if (refusal?.kind === "order-changed")
      return `Stored by now: ${inWords(refusal.stored)}. Save again to replace it.`;
    if (refusal?.kind === "eggs-gone")
      return `${eggsGone(refusal.category)} Save again to move it anyway.`;
    return refusal === null && Object.keys(days).length > 0
      ? toldInWords(told, OF_THE_NEW_DAY)
      : "";
  };
  return (
    <ConfirmDialog
      title={`Edit order ${shortId(order)}`}
      confirm="Save Changes"
      variant="default"
      sent={edit}
      isHeld
      form={id}
      onClose={onClose}
    >
      <form id={id} noValidate onSubmit={send}>
        <Field
          label="Phone"
          type="tel"
          autoComplete="off"
          value={phone}
          error={bad.includes("phone") ? PHONE_FAULT : undefined}
          onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
        />
        <TextArea
          label="Address"
          rows={3}
          autoComplete="off"
          value={address.lines}
          hint="A line for each line of the letter."
          error={
            bad.includes("address") ? "At most 6 lines of 100 letters, and a postcode." : undefined
          }
          onChange={({ target }) =>
            setTyped({ ...typed, address: { ...address, lines: target.value } })
          }
        />
        <Field
          label="Postcode"
          autoComplete="off"
          value={address.postcode}
          onChange={({ target }) =>
            setTyped({ ...typed, address: { ...address, postcode: target.value } })
          }
        />
        {partsToMove(order).map((method) => (
          <EditedDay
            key={method}
            order={order}
            method={method}
            chosen={days[method]}
            onChoose={(day, isAnyway) => chooseDay(method, day, isAnyway)}
          />
        ))}
        <PackedQuestion
          packed={isPacked(order) && Object.keys(days).length > 0 ? 1 : 0}
          leavePacked={editing.leavePacked}
          onChoose={editing.setLeavePacked}
        />
      </form>
      <p ref={closeBehind} role="status">
        {wordsBelow()}
      </p>
    </ConfirmDialog>
  );
};
