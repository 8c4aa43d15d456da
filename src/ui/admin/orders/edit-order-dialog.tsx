import { useState } from "react";
import { type EditOrderRefusal, fieldsOf, type OrderFields } from "#core/by-hand/edit-order.ts";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isPacked } from "#core/orders/promised.ts";
import { partsToMove } from "#core/planning/moved-order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { mergedOrder, useEditOrder } from "#ui/admin/by-hand/queries.ts";
import { EditedDay } from "#ui/admin/orders/edited-day.tsx";
import { EditedFields } from "#ui/admin/orders/edited-fields.tsx";
import { useEggsGone } from "#ui/admin/orders/eggs-gone.ts";
import { PackedQuestion } from "#ui/admin/orders/packed-question.tsx";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { OF_THE_NEW_DAY, toldInWords } from "#ui/shared/told-in-words.ts";

interface EditOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** The e-mail address is another now. */
  readonly onMended?: (email: string) => void;
}

const inWords = ({ name, email, phone, address, recipient }: OrderFields): string =>
  [
    name,
    email || "no email",
    phone || "no phone",
    recipient ? `for ${recipient}` : "",
    address.lines || "no address",
    address.postcode,
  ]
    .filter((part) => part !== "")
    .join(", ");

const useDayChoice = () => {
  const [days, setDays] = useState<ChosenDays>({});
  const [anyway, setAnyway] = useState<Partial<Record<DeliveryMethod, boolean>>>({});
  const chooseDay = (
    method: DeliveryMethod,
    day: ChosenDays[DeliveryMethod],
    isAnyway: boolean,
  ): void => {
    const { [method]: _gone, ...others } = days;
    setDays(day === undefined ? others : { ...others, [method]: day });
    setAnyway((earlier) => ({ ...earlier, [method]: isAnyway }));
  };
  return { days, chooseDay, anyway: Object.values(anyway).includes(true) };
};

export const EditOrderDialog = ({ order, onClose, onMended }: EditOrderDialogProps) => {
  const edit = useEditOrder();
  const [before, setBefore] = useState(() => fieldsOf(order));
  const [typed, setTyped] = useState(before);
  const { days, chooseDay, anyway } = useDayChoice();
  const [leavePacked, setLeavePacked] = useState(false);
  const eggsGone = useEggsGone();
  const told = useWhoIsTold([order.id]);
  const isMoved = Object.keys(days).length > 0;
  const standing = (refusal: EditOrderRefusal | undefined): EditOrderRefusal | undefined =>
    refusal?.kind === "eggs-gone" && edit.variables?.days !== days ? undefined : refusal;
  const wordsBelow = (refusal: EditOrderRefusal | undefined): string => {
    if (refusal?.kind === "order-changed")
      return `Stored by now: ${inWords(refusal.stored)}. Save again to replace it.`;
    if (refusal?.kind === "eggs-gone")
      return `${eggsGone(refusal.category)} Save again to move it anyway.`;
    return refusal === undefined && isMoved ? toldInWords(told, OF_THE_NEW_DAY) : "";
  };
  return (
    <AskDialog
      title={`Edit order ${shortId(order)}`}
      confirm="Save Changes"
      variant="default"
      command={edit}
      input={(_typed, found) => ({
        id: order.id,
        before,
        ...typed,
        email: decodedAddress(typed.email),
        days,
        anyway,
        eggsAnyway: standing(found)?.kind === "eggs-gone",
        leavePacked,
      })}
      onRefused={(found) => {
        if (found.kind !== "order-changed") return;
        setTyped(mergedOrder({ before, ...typed }, found).merged);
        setBefore(found.stored);
      }}
      onClose={onClose}
      onDone={() => {
        onClose();
        const now = decodedAddress(typed.email).trim();
        if (now !== "" && now !== order.customerEmail.trim()) onMended?.(now);
      }}
    >
      {(found) => {
        const refusal = standing(found);
        const bad = refusal?.kind === "bad-edit" ? refusal.fields : [];
        return (
          <>
            <EditedFields typed={typed} bad={bad} onChange={setTyped} />
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
              packed={isPacked(order) && isMoved ? 1 : 0}
              leavePacked={leavePacked}
              onChoose={setLeavePacked}
            />
            <p role="status">{wordsBelow(refusal)}</p>
          </>
        );
      }}
    </AskDialog>
  );
};
