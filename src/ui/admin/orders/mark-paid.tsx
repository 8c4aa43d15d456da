import { useState } from "react";
import type { PaidRefusal } from "#core/by-hand/mark-paid.ts";
import { taxYearName } from "#core/export/tax-year.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isOwed, owedOf } from "#core/orders/order-money.ts";
import { type HowPaid, howToPay } from "#core/orders/paid-by-hand.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { useMarkPaid } from "#ui/admin/by-hand/queries.ts";
import { PaidWays, WAYS_TO_PAY } from "#ui/admin/orders/paid-ways.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface OfOrder {
  readonly order: Order;
}

type Over = Extract<PaidRefusal, { readonly kind: "tax-year-over" }>;

/** The question holds for the tax year that it was asked of. */
const isAsked = (refusal: PaidRefusal | undefined, day: Day): refusal is Over =>
  refusal?.kind === "tax-year-over" && day >= refusal.year.first && day <= refusal.year.last;

const yearWords = ({ year }: Over): string =>
  `That is in the tax year ${taxYearName(year)}. Its file may have been sent already. Press again to enter it there.`;

const MarkPaidDialog = ({ order, onClose }: OfOrder & { readonly onClose: () => void }) => {
  const mark = useMarkPaid();
  const today = useToday();
  const [how, setHow] = useState<HowPaid>(howToPay(order) === "account" ? "account" : "cash");
  const [day, setDay] = useState(today);
  return (
    <AskDialog
      title={`Order ${shortId(order)}: ${formatGbp(owedOf(order))} paid`}
      confirm="Mark as Paid"
      variant="default"
      command={mark}
      input={(_typed, refusal) => ({
        order,
        how,
        ...(day !== today && { day, anyway: isAsked(refusal, day) }),
      })}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <PaidWays ways={WAYS_TO_PAY} way={how} onChoose={setHow} />
          <Field
            label="Paid on"
            type="date"
            value={day}
            min={dayOf(order.date) ?? undefined}
            max={today}
            onChange={({ target }) => setDay(target.value)}
            error={
              refusal?.kind === "bad-paid-day"
                ? "Please choose a day from that of the order to today."
                : undefined
            }
          />
          <p role="status">{isAsked(refusal, day) && yearWords(refusal)}</p>
        </>
      )}
    </AskDialog>
  );
};

export const MarkPaid = ({ order }: OfOrder) => (
  <AskButton label="Mark as paid…" isShown={isOwed(order)}>
    {(onClose) => <MarkPaidDialog order={order} onClose={onClose} />}
  </AskButton>
);
