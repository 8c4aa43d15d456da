import { type Order, shortId } from "#core/orders/order.ts";
import type { PackingDay, Parcel } from "#core/orders/packing-list.ts";
import { addressLines } from "#ui/admin/orders/address-lines.ts";
import styles from "#ui/admin/orders/orders.module.css";
import { formatDay } from "#ui/shared/dates.ts";
import { usePackingList } from "#ui/shared/queries/orders.ts";

const Who = ({ order }: { readonly order: Order }) => (
  <>
    {order.customerName && <strong>{order.customerName} </strong>}
    {order.customerEmail}
    {order.phone && <p>{order.phone}</p>}
    {order.address && <address>{addressLines(order.address).join(", ")}</address>}
    {order.note && <p>“{order.note}”</p>}
  </>
);

const Parcels = ({
  title,
  parcels,
}: {
  readonly title: string;
  readonly parcels: readonly Parcel[];
}) => (
  <section>
    <h3>{title}</h3>
    {parcels.length === 0 && <p>Nothing.</p>}
    <ul>
      {parcels.map(({ order, items }, index) => (
        <li key={order.id || index}>
          <strong>☐ {shortId(order) || "No id"}</strong> <Who order={order} />
          {items.length === 0 && " (its items are not known)"}
          <ul>
            {items.map((item) => (
              <li key={`${item.id} ${item.deliveryMethod}`}>
                {item.quantity} × {item.name} ({item.packSize} pack)
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

const Day = ({ day, deliveries, collections }: PackingDay) => (
  <article>
    <h2>{formatDay(day, "EEEE do MMMM yyyy")}</h2>
    <Parcels title="Free Delivery" parcels={deliveries} />
    <Parcels title="Collection" parcels={collections} />
  </article>
);

/** The orders still Pending for the coming weekend: on paper only. */
export const PackingList = () => (
  <section className={styles.packingList} aria-label="Packing list">
    <h1>Packing list</h1>
    {usePackingList()?.map((packingDay) => (
      <Day key={packingDay.day} {...packingDay} />
    ))}
  </section>
);
