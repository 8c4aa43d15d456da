import { addressLines } from "#core/orders/address.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { keyOfParcel, type PackParcel } from "#core/packing/parcel.ts";
import { groupedByStop } from "#core/packing/same-house.ts";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { inAll, nameOn, sameHouse } from "#ui/admin/packing/names.ts";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";
import styles from "#ui/admin/packing/run-sheet.module.css";
import { type Moves, StopButtons, useMoves } from "#ui/admin/packing/stop-buttons.tsx";
import { Take } from "#ui/admin/packing/take.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

const Facts = ({ parcel }: { readonly parcel: PackParcel }) => {
  const { order, items } = parcel;
  return (
    <div className={order.isBeingCancelled ? styles.cancelled : undefined}>
      <p>
        <strong>{nameOn(order)}</strong>{" "}
        {order.id ? <OrderNumber id={order.id} /> : <span>No id</span>}
      </p>
      {order.address && <address>{addressLines(order.address).join(", ")}</address>}
      {order.phone && <p>{order.phone}</p>}
      <p>
        <PacksInALine packs={items.map(packsInWords)} />
      </p>
      {order.note && <p>{`“${order.note}”`}</p>}
      <Take toPay={order.toPay} />
      {order.isBeingCancelled && <p className={styles.warning}>being cancelled: don't pack</p>}
    </div>
  );
};

interface StopsProps {
  readonly stops: readonly PackParcel[];
  readonly moves: Moves | null;
}

interface StopProps {
  readonly parcels: readonly PackParcel[];
  readonly moves: Moves | null;
}

const Stop = ({ parcels, moves }: StopProps) => {
  const first = parcels[0] as PackParcel;
  return (
    <li>
      <span className={styles.number}>{first.stop}</span>
      <div>
        {parcels.length > 1 && (
          <p>
            <strong>{sameHouse(parcels.length)}</strong>
          </p>
        )}
        {parcels.map((parcel, at) => (
          <Facts key={keyOfParcel(parcel, at)} parcel={parcel} />
        ))}
      </div>
      <StopButtons parcel={first} moves={moves} />
    </li>
  );
};

const Stops = ({ stops, moves }: StopsProps) => (
  <ol className={styles.stops}>
    {groupedByStop(stops).map((group, at) => (
      <Stop key={keyOfParcel(group[0] as PackParcel, at)} parcels={group} moves={moves} />
    ))}
  </ol>
);

export const RunSheet = ({ packDay }: { readonly packDay: PackDay }) => {
  const { parcels, isAsDriven } = packDay;
  const stops = parcels.filter(({ method }) => method === "delivery");
  const collections = parcels.filter(({ method }) => method === "collection");
  const isHelper = useIsHelper();
  const moves = useMoves(stops);
  return (
    <>
      {stops.length > 0 && (
        <>
          <p>{inAll(stops, "stop")}</p>
          <Stops stops={stops} moves={isHelper ? null : moves} />
          <NotReached sent={moves.sent} />
        </>
      )}
      {isAsDriven && !isHelper && (
        <SavingButton variant="secondary" size="sm" onClick={moves.reset}>
          By postcode again
        </SavingButton>
      )}
      {collections.length > 0 && (
        <>
          <h3>Collection</h3>
          <p>{inAll(collections, "collection")}</p>
          <ul className={styles.stops}>
            {collections.map((parcel, at) => (
              <li key={keyOfParcel(parcel, at)}>
                <Facts parcel={parcel} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
