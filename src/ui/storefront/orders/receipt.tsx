import type { Order } from "#core/orders/order.ts";
import { type Receipt, receiptOf } from "#core/orders/receipt.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { PrintSheet } from "#ui/shared/parts/print-sheet.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/orders/receipt.module.css";

interface OfReceipt {
  readonly receipt: Receipt;
}

const Facts = ({ receipt: { order, date, vat } }: OfReceipt) => (
  <dl>
    {[
      ["Order number", order],
      ["Date", date],
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
      <tr key={`${item.id} ${item.deliveryMethod}`}>
        <td>
          {item.name} ({item.packSize} pack), {way}
        </td>
        <td>{item.quantity}</td>
        <td>{formatGbp(item.price)}</td>
        <td>{formatGbp(sum)}</td>
      </tr>
    ))}
  </tbody>
);

const Sums = ({ receipt: { total, paidWith, paid, paidBack } }: OfReceipt) => (
  <tfoot>
    {[
      { title: "Total", sum: total, isShown: true },
      { title: paidWith, sum: paid, isShown: true },
      { title: "Paid back", sum: paidBack, isShown: paidBack > 0 },
    ].map(
      ({ title, sum, isShown }) =>
        isShown && (
          <tr key={title}>
            <th scope="row" colSpan={3}>
              {title}
            </th>
            <td>{formatGbp(sum)}</td>
          </tr>
        ),
    )}
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

/** Nothing for an order that nobody has paid. */
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
