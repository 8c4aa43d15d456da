import { addressLines } from "#core/orders/address.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { keyOfParcel, type PackParcel } from "#core/packing/parcel.ts";
import { groupedByStop } from "#core/packing/same-house.ts";
import { inAll, nameOn, sameHouse } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";
import type { Block, PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { Take } from "#ui/admin/packing/take.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const isHandedOver = ({ order, method }: PackParcel): boolean =>
  order.status === "Completed" || order.handedOver?.[method] !== undefined;

const Where = ({ parcel: { order, method } }: OfParcel) => (
  <>
    {method === "delivery" && (
      <p>{order.address ? addressLines(order.address).join(", ") : "No address"}</p>
    )}
    {order.phone && <p>{order.phone}</p>}
  </>
);

interface OfParcel {
  readonly parcel: PackParcel;
}

const Row = ({ parcel }: OfParcel) => {
  const { order, items, stop, method } = parcel;
  const isFetched = method === "collection";
  const look = spaced(
    styles.row,
    isFetched && styles.fetched,
    order.isBeingCancelled && styles.struck,
  );
  return (
    <div className={look}>
      <span className={spaced(styles.box, isHandedOver(parcel) && styles.ticked)} />
      {!isFetched && <strong>{stop}</strong>}
      <div>
        <p>
          <strong>{nameOn(order)}</strong> {order.id && <OrderNumber id={order.id} />}
        </p>
        <Where parcel={parcel} />
        {order.note && <p className={styles.note}>{`“${order.note}”`}</p>}
        <Take toPay={order.toPay} />
        {order.isBeingCancelled && <p className={styles.warning}>being cancelled: don't pack</p>}
      </div>
      <p className={styles.rowPacks}>
        <PacksInALine packs={items.map(packsInWords)} />
      </p>
    </div>
  );
};

interface HeadProps {
  readonly title: string;
  readonly sum: string;
  readonly columns: readonly string[];
}

const Head = ({ title, sum, columns }: HeadProps) => (
  <>
    <p className={styles.title}>{title}</p>
    <p className={styles.sum}>{sum}</p>
    <div className={spaced(styles.row, styles.columns, columns.length < 4 && styles.fetched)}>
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  </>
);

interface RowOfList extends OfParcel {
  /** Of its stop, at the first of them. */
  readonly orders?: number | undefined;
}

const rowsOf = (parcels: readonly PackParcel[]): readonly RowOfList[] =>
  groupedByStop(parcels).flatMap((group) =>
    group.map((parcel, at) => ({ parcel, orders: at === 0 ? group.length : undefined })),
  );

const listOf = (parcels: readonly PackParcel[], head: HeadProps): readonly Block[] =>
  rowsOf(parcels).map(({ parcel, orders = 1 }, at) => ({
    key: keyOfParcel(parcel, at),
    node: (
      <>
        {at === 0 && <Head {...head} />}
        {orders > 1 && (
          <p>
            <strong>{sameHouse(orders)}</strong>
          </p>
        )}
        <Row parcel={parcel} />
      </>
    ),
  }));

export const runOnPaper = (parcels: readonly PackParcel[]): PaperPart => {
  const stops = parcels.filter(({ method }) => method === "delivery");
  const collections = parcels.filter(({ method }) => method === "collection");
  return {
    kind: "flow",
    key: "run sheet",
    blocks: [
      ...listOf(stops, {
        title: "Run sheet",
        sum: inAll(stops, "stop"),
        columns: ["", "No.", "Name and address", "Packs"],
      }),
      ...listOf(collections, {
        title: "Collection",
        sum: inAll(collections, "collection"),
        columns: ["Collected", "Name", "Packs"],
      }),
    ],
  };
};
