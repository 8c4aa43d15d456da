import { useState } from "react";
import { SHORT_ID_LENGTH } from "#core/orders/order.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { type AgreementState, isBeingTaken } from "#core/payments/agreement-state.ts";
import type { PaymentUnderWay } from "#core/payments/list-payments-under-way.ts";
import { EndPaymentDialog } from "#ui/admin/orders/end-payment-dialog.tsx";
import styles from "#ui/admin/orders/payments-under-way.module.css";
import { usePaymentsUnderWay } from "#ui/admin/orders/payments-under-way-queries.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";

const stateInWords = (state: AgreementState): string => {
  if (state === "pending") return "PayPal checks the money";
  return isBeingTaken(state) ? "being paid" : "not approved yet";
};

const ageInWords = (minutes: number): string => {
  if (minutes < 1) return "just now";
  if (minutes < 120) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  return `${Math.floor(minutes / 60)} hours ago`;
};

interface RowProps {
  readonly payment: PaymentUnderWay;
  readonly onEnd: () => void;
}

const Row = ({ payment, onEnd }: RowProps) => {
  const { id, state, minutes, lines, total, isHeld } = payment;
  const name = id.slice(0, SHORT_ID_LENGTH);
  return (
    <li>
      <span className={styles.eggs}>
        <strong>{lines.map(packsInWords).join(", ")}</strong>{" "}
        <small>{`${formatGbp(total)}, ${stateInWords(state)}, ${isHeld ? "eggs held" : "no eggs held"}`}</small>
      </span>{" "}
      <span className={styles.age}>{`opened ${ageInWords(minutes)}`}</span>{" "}
      {!isBeingTaken(state) && (
        <Button variant="secondary" size="sm" aria-label={`End payment ${name}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
};

export const PaymentsUnderWay = () => {
  const payments = usePaymentsUnderWay();
  const [ending, setEnding] = useState<PaymentUnderWay | null>(null);
  if (!ending && (!payments || payments.length === 0)) return null;
  return (
    <section className={styles.card} aria-labelledby="payments-under-way">
      <h2 id="payments-under-way">Payments under way</h2>
      <ul className={spaced(panelStyles.panel, panelStyles.rows, styles.payments)}>
        {payments?.map((payment) => (
          <Row key={payment.id} payment={payment} onEnd={() => setEnding(payment)} />
        ))}
      </ul>
      {ending && <EndPaymentDialog payment={ending} onClose={() => setEnding(null)} />}
    </section>
  );
};
