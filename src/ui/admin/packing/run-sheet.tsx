import { addressLines } from "#core/orders/address.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";

const Stop = ({ parcel }: { readonly parcel: PackParcel }) => {
  const { order, items } = parcel;
  return (
    <li className={order.isBeingCancelled ? styles.cancelled : undefined}>
      <p>
        <strong>{order.customerName || order.customerEmail || "No name"}</strong>{" "}
        {order.id ? <OrderNumber id={order.id} /> : "No id"}
      </p>
      {order.address && <address>{addressLines(order.address).join(", ")}</address>}
      {order.phone && <p>{order.phone}</p>}
      <p>{items.length > 0 ? items.map(packsInWords).join(", ") : "Its items are not known."}</p>
      {order.note && <p>“{order.note}”</p>}
      {order.isBeingCancelled && <p>being cancelled: don't pack</p>}
    </li>
  );
};

const keyOf = ({ order, method }: PackParcel, index: number): string =>
  `${order.id || index} ${method}`;

export const RunSheet = ({ parcels }: { readonly parcels: readonly PackParcel[] }) => {
  const stops = parcels.filter(({ stop }) => stop !== null);
  const collections = parcels.filter(({ stop }) => stop === null);
  return (
    <section aria-labelledby="run-sheet" className={styles.part}>
      <h2 id="run-sheet">Run sheet</h2>
      {stops.length > 0 && (
        <ol className={styles.stops}>
          {stops.map((parcel, index) => (
            <Stop key={keyOf(parcel, index)} parcel={parcel} />
          ))}
        </ol>
      )}
      {collections.length > 0 && (
        <>
          <h3>Collection</h3>
          <ul className={styles.stops}>
            {collections.map((parcel, index) => (
              <Stop key={keyOf(parcel, index)} parcel={parcel} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
