import type { Order } from "#core/orders/order.ts";
import { type Receipt, receiptOf } from "#core/orders/receipt.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { refundTitle } from "#ui/shared/orders/money-lines.tsx";
import styles from "#ui/shared/orders/receipt.module.css";
import { PrintSheet } from "#ui/shared/parts/print-sheet.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface OfReceipt {
  readonly receipt: Receipt;
}

const Facts = ({ receipt: { order, date, customer, paidBy, vat } }: OfReceipt) => (
  <dl>
    {[
      ["Order number", order],
      ["Date", date],
      ["Customer", customer],
      ["Paid by", paidBy],
      ["VAT number", vat],
    ].map(
      ([title, fact]) =>
        fact && (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{fact}</dd>
          </div>
        ),
    )}
  </dl>
);

const Items = ({ receipt: { lines } }: OfReceipt) => (
  <tbody>
    {lines.map(({ item, way, sum }) => (
      <tr key={`${item.id} ${item.deliveryMethod} ${item.price}`}>
        <td>{`${item.name} (${item.packSize} pack), ${way}`}</td>
        <td>{item.quantity}</td>
        <td>{formatGbp(item.price)}</td>
        <td>{formatGbp(sum)}</td>
      </tr>
    ))}
  </tbody>
);

const Sums = ({ receipt: { total, gift, payments, paid, owed, paidBack, refunds } }: OfReceipt) => (
  <tfoot>
    {[
      ...(gift > 0 ? [{ key: "gift", title: "A gift", sum: -gift }] : []),
      { key: "total", title: "Total", sum: total },
      ...payments.map(({ title, sum }) => ({ key: title, title, sum })),
      ...(owed > 0 ? [{ key: "owed", title: "Still to pay", sum: owed }] : []),
      ...refunds.map(({ key, reason, amount }) => ({
        key,
        title: refundTitle(reason),
        sum: amount,
      })),
      ...(paidBack > 0 ? [{ key: "left", title: "Paid after refunds", sum: paid - paidBack }] : []),
    ].map(({ key, title, sum }) => (
      <tr key={key}>
        <th scope="row" colSpan={3}>
          {title}
        </th>
        <td>{formatGbp(sum)}</td>
      </tr>
    ))}
  </tfoot>
);

const Sheet = ({ receipt }: OfReceipt) => (
  <>
    <h1>Receipt</h1>
    <address>
      {receipt.seller.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <Facts receipt={receipt} />
    <table>
      <thead>
        <tr>
          {["Item", "Packs", "Each", "Sum"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <Items receipt={receipt} />
      <Sums receipt={receipt} />
    </table>
  </>
);

export const PrintReceipt = ({ order }: { readonly order: Order }) => {
  const receipt = receiptOf(order, useFarm());
  if (!receipt) return null;
  return (
    <PrintSheet
      label="Print receipt"
      name={`Receipt of order ${receipt.order}`}
      look={styles.receipt}
    >
      {() => <Sheet receipt={receipt} />}
    </PrintSheet>
  );
};
