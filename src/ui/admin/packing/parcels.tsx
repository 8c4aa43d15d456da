import { useId } from "react";
import type { Box } from "#core/along/parcel-tick.ts";
import { addressLines } from "#core/orders/address.ts";
import type { ParcelToHandOver } from "#core/orders/order-to-hand-over.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import { recipientOf } from "#core/orders/recipient-of.ts";
import { isPending } from "#core/orders/status-sets.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import { DoorBoxes } from "#ui/admin/packing/door-boxes.tsx";
import styles from "#ui/admin/packing/packing.module.css";
import { boxesOf, TickBoxes } from "#ui/admin/packing/tick-boxes.tsx";
import { useTick } from "#ui/admin/packing/ticking-queries.ts";
import { UnfitEggs } from "#ui/admin/packing/unfit-eggs.tsx";
import type { Ticks } from "#ui/admin/packing/use-handing-over.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { spaced } from "#ui/shared/spaced.ts";

interface OneParcel {
  readonly parcel: ParcelToHandOver;
}

const OnlyAPart = () => {
  const { isShared } = useSetting();
  return (
    <p>
      A part of this order: the rest leaves the other way.{" "}
      <span
        className={paperStyles.offPaper}
      >{`It is completed once both are handed over.${isShared ? " Packed is for both." : ""}`}</span>
    </p>
  );
};

const Who = ({ parcel: { order, isPart } }: OneParcel) => (
  <>
    {order.recipient && order.customerName && <p>{`Ordered by ${order.customerName}`}</p>}
    {(order.recipient || order.customerName) && <p>{order.customerEmail}</p>}
    {order.phone && <p>{order.phone}</p>}
    {order.address && <address>{addressLines(order.address).join(", ")}</address>}
    {order.note && <p>{`“${order.note}”`}</p>}
    {isPart && <OnlyAPart />}
  </>
);

const Heading = ({ parcel: { order }, id }: OneParcel & { readonly id: string }) => (
  <div id={id} className={styles.name}>
    <strong>{order.id ? <OrderNumber id={order.id} /> : "No id"}</strong>{" "}
    <span>{recipientOf(order) || "No email"}</span>{" "}
    {!isPending(order) && <OrderStatusChip status={order.status} />}
  </div>
);

const Row = ({ parcel, onTick, shownOf }: OneParcel & Ticks) => {
  const headingId = useId();
  const tick = useTick();
  const isLost = useIsConnectionLost();
  const { isShared } = useSetting();
  const shown = shownOf(parcel);
  const onBox = (box: Box, isDone: boolean, how?: PaidAtDoor): void => {
    const { id: orderId, recipient, customerName, status } = parcel.order;
    const name = recipient ?? customerName;
    const leaves = onTick(parcel, box) ? status : undefined;
    tick.mutate({ orderId, name, box, how, isDone, seen: shown.seen, leaves });
  };
  return (
    <li className={spaced(styles.parcel, parcel.order.isBeingCancelled && styles.cancelled)}>
      {parcel.order.isBeingCancelled && <p>being cancelled: don't pack</p>}
      <fieldset aria-labelledby={headingId} className={styles.ticks}>
        <Heading parcel={parcel} id={headingId} />
        <TickBoxes
          parcel={shown}
          boxes={boxesOf(shown.method, isShared)}
          isHeld={isLost}
          onTick={onBox}
        />
      </fieldset>
      <NotReached sent={tick} />
      <EggsShort sent={tick} />
      {parcel.items.length === 0 && <p>Its items are not known.</p>}
      <ul className={styles.packs}>
        {parcel.items.map((item) => (
          <li key={`${item.id} ${item.deliveryMethod}`}>{packsInWords(item)}</li>
        ))}
      </ul>
      <Who parcel={parcel} />
      <DoorBoxes
        parcel={shown}
        isHeld={isLost}
        onTick={(how, isDone) => onBox("paid", isDone, how)}
      />
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
      <ul className={spaced(panelStyles.panel, panelStyles.rows, styles.parcels)}>
        {parcels.map((parcel, index) => (
          <Row key={parcel.order.id || index} parcel={parcel} {...ticks} />
        ))}
      </ul>
    </section>
  );
