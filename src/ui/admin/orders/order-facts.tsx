import type { ReactNode } from "react";
import { dialled } from "#core/customers/phone.ts";
import { addressLines } from "#core/orders/address.ts";
import type { Order } from "#core/orders/order.ts";
import { paymentInWords } from "#core/orders/payment-words.ts";
import { payerInWords } from "#core/orders/recipient-of.ts";
import { leavingAfter } from "#core/privacy/leaving.ts";
import { dayAndMonth } from "#core/shared/day-and-month.ts";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { logText } from "#ui/admin/orders/log-texts.ts";
import styles from "#ui/admin/orders/opened-order.module.css";
import { OrderMoney } from "#ui/admin/orders/order-money.tsx";
import { useApp } from "#ui/shared/app-context.ts";
import { formatMoment } from "#ui/shared/moment.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Fact = ({ title, children }: FactProps) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const Customer = ({ order }: { readonly order: Order }) => {
  const { customerName, customerEmail, phone, recipient } = order;
  const payer = payerInWords(order);
  return (
    <>
      {customerName && <Fact title="Name">{customerName}</Fact>}
      {customerEmail && (
        <Fact title="Email">
          <a href={`mailto:${encodeURIComponent(customerEmail)}`}>
            <EmailText address={customerEmail} />
          </a>
        </Fact>
      )}
      {phone && (
        <Fact title="Phone">
          <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </Fact>
      )}
      {recipient && <Fact title="For">{recipient}</Fact>}
      {payer && <Fact title="Paid by">{payer}</Fact>}
    </>
  );
};

const Payment = ({ order }: { readonly order: Order }) => {
  const { captureId } = order;
  const payment = paymentInWords(order);
  return (
    <>
      {payment && <Fact title="Payment">{payment}</Fact>}
      {captureId && <Fact title="Capture id">{captureId}</Fact>}
      {order.money.length > 0 && (
        <Fact title="Money">
          <OrderMoney order={order} />
        </Fact>
      )}
    </>
  );
};

const WhatHappened = ({ log }: { readonly log: NonNullable<Order["log"]> }) => (
  <Fact title="What happened">
    <ol className={styles.log}>
      {log.map((entry) => (
        <li key={`${entry.at} ${entry.kind} ${entry.detail ?? ""}`}>
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time> <span>{logText(entry)}</span>
        </li>
      ))}
    </ol>
  </Fact>
);

export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const { address, note, leaving, log = [] } = order;
  const farm = useFarm();
  const now = useApp().visitor.now();
  const after = leaving ? leavingAfter([order], farm, now) : null;
  return (
    <dl className={styles.facts}>
      <Customer order={order} />
      {address && (
        <Fact title="Address">
          <address>{addressLines(address).join("\n")}</address>
        </Fact>
      )}
      {note && <Fact title="Note">{note}</Fact>}
      {after !== null && <Fact title="Erased">{`after ${dayAndMonth(after)}`}</Fact>}
      <Payment order={order} />
      {log.length > 0 && <WhatHappened log={log} />}
    </dl>
  );
};
