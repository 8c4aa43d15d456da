import { type Order, shortId } from "#core/orders/order.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import { MOST_REFUND_REASON_LETTERS } from "#core/orders/refunds-of-order.ts";
import type { GiveBackRefusal } from "#core/payments/give-back.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import { GivenPacks } from "#ui/admin/giving/given-packs.tsx";
import styles from "#ui/admin/giving/giving.module.css";
import { isAtAField, useGiveBack } from "#ui/admin/giving/queries.ts";
import { type Preset, useGiving, WAYS, type Way } from "#ui/admin/giving/use-giving.ts";
import { EggsThatLeft } from "#ui/admin/orders/eggs-that-left.tsx";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { toldInWords } from "#ui/shared/told-in-words.ts";

/** From here on screen readers announce the count. */
const FEW_LETTERS = 20;

export const WAY_GIVEN: Readonly<Record<Way, string>> = {
  provider: "By PayPal",
  cash: "Given back in cash",
  card: "Given back by card",
  bank: "Given back by bank transfer",
};

const amountFault = (refusal: GiveBackRefusal | undefined): string | undefined => {
  if (refusal?.kind === "already-refunded")
    return `${formatGbp(refusal.amount)} was paid back before. This is not yet: press again to pay it as well.`;
  if (refusal?.kind === "bad-amount") return "Please enter an amount in pounds, such as 1.20.";
  return refusal?.kind === "more-than-here"
    ? `No more than ${formatGbp(refusal.left)} is here.`
    : undefined;
};

const reasonFault = (refusal: GiveBackRefusal | undefined): string | undefined => {
  if (refusal?.kind === "missing-reason") return "Please say what it is for.";
  return refusal?.kind === "reason-too-long"
    ? `Please use ${MOST_REFUND_REASON_LETTERS} letters at most.`
    : undefined;
};

const PACKS_FAULTS: Readonly<Partial<Record<GiveBackRefusal["kind"], string>>> = {
  "more-than-ordered": "So many of these packs can't be given back any more.",
  "eggs-have-left": "These eggs have left the farm: they can't come back to the shelf.",
  "order-changed": "This order has changed meanwhile. Please look at it again.",
};

interface RefundDialogProps {
  readonly order: Order;
  readonly preset?: Preset;
  readonly onClose: () => void;
}

export const RefundDialog = ({ order, preset, onClose }: RefundDialogProps) => {
  const told = useWhoIsTold([order.id]);
  const refund = useGiveBack();
  const given = useGiving(order, preset);
  const { lines, left, amount, reason, how, pence, isAll, giving } = given;
  const end = (): void => {
    given.forget();
    onClose();
  };
  const here = leftOf(order);
  const isMarking = here === 0;
  const letters = MOST_REFUND_REASON_LETTERS - lettersIn(reason);
  const whom = order.customerName || order.customerEmail || "the customer";
  return (
    <AskDialog
      title={isMarking ? "Mark this order as Refunded?" : `Refund order ${shortId(order)}`}
      confirm={isMarking ? "Mark as Refunded" : `Refund ${formatGbp(pence ?? 0)}`}
      command={refund}
      input={() => ({ order, giving: giving(), isAll: isAll && pence === here })}
      stays={isAtAField}
      onRefused={({ kind }) => kind === "already-refunded" && given.drawAgain()}
      onClose={end}
    >
      {(refusal) => (
        <>
          <p>
            {isMarking
              ? "All of its money was paid back before."
              : `${formatGbp(here)} of ${whom} is here. Which packs are affected?`}
          </p>
          <EggsThatLeft order={order} />
          <p role="alert">{refusal && PACKS_FAULTS[refusal.kind]}</p>
          <GivenPacks lines={lines} isHeld={refund.isPending} onChoose={given.choose} />
          {!isMarking && (
            <>
              <Button variant="secondary" className={styles.all} onClick={given.chooseAll}>
                All of it
              </Button>
              <Field
                label="Amount in pounds"
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                onChange={({ target }) => given.typeAmount(target.value)}
                hint={`Up to ${formatGbp(left)}.`}
                error={amountFault(refusal)}
              />
              <Field
                label="What it is for"
                name="reason"
                autoComplete="off"
                maxLength={MOST_REFUND_REASON_LETTERS}
                value={reason}
                onChange={({ target }) => given.typeReason(target.value)}
                hint={`Such as: broken eggs. The customer reads it. ${letters} letters left`}
                error={reasonFault(refusal)}
              />
              <span role="status" className={visuallyHiddenStyles.visuallyHidden}>
                {letters <= FEW_LETTERS && `${letters} letters left`}
              </span>
              <SelectField
                label="How it goes back"
                options={WAYS.filter((way) => way !== "provider" || !isByHand(order))}
                nameOf={(way) => WAY_GIVEN[way]}
                value={how}
                onChoose={given.chooseHow}
              />
            </>
          )}
          {how === "provider" && <p>{toldInWords(told)}</p>}
          <p role="status">{refund.isPending && "The refund is under way…"}</p>
        </>
      )}
    </AskDialog>
  );
};
