import { addressLines } from "#core/orders/address.ts";
import type { ParcelToHandOver } from "#core/orders/hand-over.ts";
import { isPending } from "#core/orders/order.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import styles from "#ui/admin/packing/packing.module.css";
import { Take } from "#ui/admin/packing/take.tsx";
import { UnfitEggs } from "#ui/admin/packing/unfit-eggs.tsx";
import { type Ticks, wayOf } from "#ui/admin/packing/use-handing-over.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { useHandOver } from "#ui/shared/queries/packing.ts";
import { useTick } from "#ui/shared/queries/ticking.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";

interface OneParcel {
  readonly parcel: ParcelToHandOver;
}

const Who = ({ parcel: { order, isPart } }: OneParcel) => (
  <>
    {order.customerName && <p>{order.customerEmail}</p>}
    {order.phone && <p>{order.phone}</p>}
    {order.address && <address>{addressLines(order.address).join(", ")}</address>}
    {order.note && <p>“{order.note}”</p>}
    <Take toPay={order.toPay} />
    {isPart && (
      <p>
        A part of this order: the rest leaves the other way.{" "}
        <span className={paperStyles.offPaper}>It is completed once both are ticked.</span>
      </p>
    )}
  </>
);

interface TickProps extends OneParcel {
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

const Tick = ({ parcel, isTicked, onTick }: TickProps) => {
  const { order } = parcel;
  const isLost = useIsConnectionLost();
  return (
    <label>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={order.id === "" || isLost || order.isBeingCancelled === true}
        onChange={onTick}
      />
      <span className={paperStyles.onPaper} aria-hidden="true">
        ☐
      </span>{" "}
      <strong>{order.id ? <OrderNumber id={order.id} /> : "No id"}</strong>{" "}
      <span>{order.customerName || order.customerEmail || "No email"}</span>{" "}
      {!isPending(order) && <OrderStatusChip status={order.status} />}
    </label>
  );
};

const Row = ({ parcel, isTicked, onTick, seenOf }: OneParcel & Ticks) => {
  const handOver = useHandOver();
  const half = useTick();
  const tick = (): void => {
    const { id, status } = parcel.order;
    const [box, isDone, seen] = [wayOf(parcel), !isTicked(parcel), seenOf(parcel)];
    if (onTick(parcel)) handOver.mutate({ id, status: "Completed", before: status });
    else half.mutate({ orderId: id, box, isDone, seen });
  };
  return (
    <li className={`${styles.parcel} ${parcel.order.isBeingCancelled ? styles.cancelled : ""}`}>
      {parcel.order.isBeingCancelled && <p>being cancelled: don't pack</p>}
      <Tick parcel={parcel} isTicked={isTicked(parcel)} onTick={tick} />
      <NotReached sent={handOver} />
      <NotReached sent={half} />
      <EggsShort sent={handOver} />
      <EggsShort sent={half} />
      {parcel.items.length === 0 && <p>Its items are not known.</p>}
      <ul className={styles.packs}>
        {parcel.items.map((item) => (
          <li key={`${item.id} ${item.deliveryMethod}`}>{packsInWords(item)}</li>
        ))}
      </ul>
      <Who parcel={parcel} />
      <UnfitEggs id={parcel.order.id} />
    </li>
  );
};

interface ParcelsProps extends Ticks {
  readonly title: string;
  readonly parcels: readonly ParcelToHandOver[];
}

export const Parcels = ({ title, parcels, ...ticks }: ParcelsProps) =>
  parcels.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={styles.parcels}>
        {parcels.map((parcel, index) => (
          <Row key={parcel.order.id || index} parcel={parcel} {...ticks} />
        ))}
      </ul>
    </section>
  );
