import { Fragment } from "react";
import { type ParcelTick, progressOf, withTick, withTicks } from "#core/along/parcel-tick.ts";
import { type TakenAlong, type TakenParcel, unfitIn } from "#core/along/taken-along.ts";
import { dialled } from "#core/customers/phone.ts";
import { type Queue, refusedIn } from "#core/outbox/entry.ts";
import { groupedByStop } from "#core/packing/same-house.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import styles from "#ui/admin/packing/along.module.css";
import { useTickAlong, useTicksBeingStored } from "#ui/admin/packing/along-queries.ts";
import { DoorBoxes } from "#ui/admin/packing/door-boxes.tsx";
import { HouseRow } from "#ui/admin/packing/house-row.tsx";
import { ParcelRow } from "#ui/admin/packing/parcel-row.tsx";
import { progressInWords } from "#ui/admin/packing/progress-words.ts";
import { RefusedTicks } from "#ui/admin/packing/refused-ticks.tsx";
import { UnfitAlong } from "#ui/admin/packing/unfit-eggs.tsx";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { addressPageUrl } from "#ui/shared/map-urls.ts";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";

const Where = ({ parcel: { phone, address, note } }: { readonly parcel: TakenParcel }) => (
  <>
    {address && <address>{address}</address>}
    {note && <p>{`“${note}”`}</p>}
    <p className={styles.links}>
      {phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
      {address && (
        <a href={addressPageUrl(address)} target="_blank" rel="noreferrer">
          Open in maps
        </a>
      )}
    </p>
  </>
);

interface RowProps {
  readonly parcel: TakenParcel;
  readonly isPart: boolean;
  readonly refused: Queue<ParcelTick>;
}

const Row = ({ parcel, isPart, refused }: RowProps) => {
  const tick = useTickAlong();
  const unfit = unfitIn(parcel);
  return (
    <ParcelRow
      parcel={parcel}
      boxes={["packed", parcel.method]}
      isHeld={false}
      isPart={isPart}
      onTick={(box, isDone) => tick.mutate({ orderId: parcel.id, box, isDone })}
    >
      <Where parcel={parcel} />
      <DoorBoxes
        parcel={parcel}
        isHeld={false}
        onTick={(how, isDone) => tick.mutate({ orderId: parcel.id, box: "paid", how, isDone })}
      />
      {unfit && <UnfitAlong unfit={unfit} />}
      <RefusedTicks ticks={refused} />
    </ParcelRow>
  );
};

const House = ({ parcels }: { readonly parcels: readonly TakenParcel[] }) => {
  const tick = useTickAlong();
  return (
    <HouseRow
      parcels={parcels}
      boxes={["packed", "delivery"]}
      isHeld={false}
      onTick={(ticked, box, isDone) => {
        for (const { id } of ticked) tick.mutate({ orderId: id, box, isDone });
      }}
    />
  );
};

const refusedAt = (along: TakenAlong, parcel: TakenParcel, refused: Queue<ParcelTick>) =>
  refused.filter(
    ({ what: { orderId, box } }) =>
      orderId === parcel.id &&
      (box === parcel.method ||
        ((box === "packed" || box === "paid") &&
          along.parcels.find(({ id }) => id === orderId) === parcel)),
  );

interface AlongListProps {
  readonly along: TakenAlong;
  readonly queue: Queue<ParcelTick>;
}

export const AlongList = ({ along, queue }: AlongListProps) => {
  const shown = useTicksBeingStored().reduce(withTick, withTicks(along, queue));
  const refused = refusedIn(queue);
  const words = progressInWords(progressOf(shown), true);
  const isPart = ({ id }: TakenParcel) =>
    shown.parcels.filter((parcel) => parcel.id === id).length > 1;
  const rowsOf = (method: DeliveryMethod) =>
    shown.parcels.filter((parcel) => parcel.method === method);
  return (
    <section aria-label="Parcels">
      <p
        className={styles.progress}
        role="status"
      >{`${words}${refused.length > 0 ? `, ${refused.length} refused` : ""}`}</p>
      {DELIVERY_METHODS.filter((method) => rowsOf(method).length > 0).map((method) => (
        <section key={method} aria-labelledby={`along-${method}`}>
          <h2 id={`along-${method}`}>{DELIVERY_NAMES[method]}</h2>
          <ul className={spaced(panelStyles.panel, panelStyles.rows)}>
            {groupedByStop(rowsOf(method)).map((stop) => (
              <Fragment key={stop[0]?.id}>
                <House parcels={stop} />
                {stop.map((parcel) => (
                  <Row
                    key={parcel.id}
                    parcel={parcel}
                    isPart={isPart(parcel)}
                    refused={refusedAt(shown, parcel, refused)}
                  />
                ))}
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
