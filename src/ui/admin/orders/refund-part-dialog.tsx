import { useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { MOST_REFUND_REASON_LETTERS } from "#core/orders/refunds-of-order.ts";
import type { PartRefundRefusal } from "#core/payments/refund-part.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import { readPounds } from "#core/shared/money.ts";
import { newWish } from "#ui/admin/orders/new-wish.ts";
import { isAtAField, useRefundPart } from "#ui/admin/orders/refund-part-queries.ts";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { toldInWords } from "#ui/shared/told-in-words.ts";

/** From here on screen readers announce the count. */
const FEW_LETTERS = 20;

const LINE = "\n";

const amountFault = (refusal: PartRefundRefusal | undefined): string | undefined => {
  if (refusal?.kind === "already-refunded")
    return `${formatGbp(refusal.amount)} was paid back before. This is not yet: press again to pay it as well.`;
  if (refusal?.kind === "bad-amount") return "Please enter an amount in pounds, such as 1.20.";
  return refusal?.kind === "more-than-left"
    ? `No more than ${formatGbp(refusal.left)} is left.`
    : undefined;
};

const reasonFault = (refusal: PartRefundRefusal | undefined): string | undefined => {
  if (refusal?.kind === "missing-reason") return "Please say what it is for.";
  return refusal?.kind === "reason-too-long"
    ? `Please use ${MOST_REFUND_REASON_LETTERS} letters at most.`
    : undefined;
};

interface RefundPartDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export const RefundPartDialog = ({ order, onClose }: RefundPartDialogProps) => {
  const told = useWhoIsTold([order.id]);
  const refund = useRefundPart();
  const [wish, setWish] = useState(newWish);
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const typed = amount || reason ? [amount, reason].join(LINE) : null;
  const forget = useKeptText(`refund a part of ${order.id}`, typed, (text) => {
    const [kept = "", why = ""] = text.split(LINE);
    setAmount(kept);
    setReason(why);
  });
  const end = (): void => {
    forget();
    onClose();
  };
  const left = MOST_REFUND_REASON_LETTERS - lettersIn(reason);
  return (
    <AskDialog
      title={`Refund a part of order ${shortId(order)}`}
      confirm="Refund This Part"
      command={refund}
      input={() => ({ order, wish, amount: readPounds(amount) ?? 0, reason })}
      stays={isAtAField}
      onRefused={({ kind }) => kind === "already-refunded" && setWish(newWish())}
      onClose={end}
    >
      {(refusal) => (
        <>
          <Field
            label="Amount in pounds"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            hint={`Up to ${formatGbp(leftOf(order))}. The order stays as it is.`}
            error={amountFault(refusal)}
          />
          <Field
            label="What it is for"
            name="reason"
            autoComplete="off"
            maxLength={MOST_REFUND_REASON_LETTERS}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            hint={`Such as: broken eggs. The customer reads it. ${left} letters left`}
            error={reasonFault(refusal)}
          />
          <span role="status" className={visuallyHiddenStyles.visuallyHidden}>
            {left <= FEW_LETTERS && `${left} letters left`}
          </span>
          <p>{toldInWords(told)}</p>
          <p role="status">{refund.isPending && "The refund is under way…"}</p>
        </>
      )}
    </AskDialog>
  );
};
