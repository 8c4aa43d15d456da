import { progressOf, withTick } from "#core/along/parcel-tick.ts";
import { type TakenAlong, type TakenParcel, takenParcel } from "#core/along/taken-along.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import { AllPacked } from "#ui/admin/packing/all-packed.tsx";
import { NotCollected } from "#ui/admin/packing/not-collected.tsx";
import rowStyles from "#ui/admin/packing/parcel-row.module.css";
import { ParcelRow } from "#ui/admin/packing/parcel-row.tsx";
import { Take } from "#ui/admin/packing/take.tsx";
import { TakeAlong } from "#ui/admin/packing/take-along.tsx";
import { boxesOf } from "#ui/admin/packing/tick-boxes.tsx";
import styles from "#ui/admin/packing/ticking.module.css";
import { useTick, useTicksUnderWay } from "#ui/admin/packing/ticking-queries.ts";
import { UnfitEggs } from "#ui/admin/packing/unfit-eggs.tsx";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useSetting } from "#ui/shared/setting.ts";

type Row = readonly [PackParcel, TakenParcel];

const useListOf = ({ day, parcels }: PackDay): TakenAlong => {
  const list = {
    day,
    at: "",
    parcels: parcels.map((parcel) => {
      const { order, method } = parcel;
      const name = order.customerName || order.customerEmail || "";
      return { ...takenParcel(method)(parcel), name };
    }),
  };
  return useTicksUnderWay().reduce<TakenAlong>(withTick, list);
};

const Parcel = ({ row: [parcel, shown], day }: { readonly row: Row; readonly day: Day }) => {
  const tick = useTick();
  const { isShared } = useSetting();
  const isLost = useIsConnectionLost();
  const { id, method, seen, isPacked, isHandedOver, isBeingCancelled } = shown;
  const isWaited = isShared && method === "collection" && isPacked;
  return (
    <ParcelRow
      parcel={shown}
      boxes={boxesOf(method, isShared)}
      isHeld={isLost}
      isPart={parcel.isPart}
      onTick={(box, isDone) => tick.mutate({ orderId: id, box, isDone, seen })}
    >
      <Take toPay={shown.toPay} />
      <NotReached sent={tick} />
      <EggsShort sent={tick} />
      <UnfitEggs id={id} />
      {isWaited && !isHandedOver && !isBeingCancelled && <NotCollected parcel={parcel} day={day} />}
    </ParcelRow>
  );
};

const Rows = ({
  method,
  rows,
  day,
}: {
  readonly method: DeliveryMethod;
  readonly rows: readonly Row[];
  readonly day: Day;
}) =>
  rows.length > 0 && (
    <>
      <h3>{DELIVERY_NAMES[method]}</h3>
      <ul className={rowStyles.rows}>
        {rows.map((row, index) => (
          <Parcel key={row[0].order.id || index} row={row} day={day} />
        ))}
      </ul>
    </>
  );

export const Ticking = ({ packDay }: { readonly packDay: PackDay }) => {
  const { day, parcels } = packDay;
  const { isShared } = useSetting();
  const list = useListOf(packDay);
  const { done, all } = progressOf(list);
  const rows = parcels.map((parcel, at) => [parcel, list.parcels[at] as TakenParcel] as const);
  const rowsOf = (method: DeliveryMethod) => rows.filter(([parcel]) => parcel.method === method);
  return (
    <section aria-labelledby="packing" className={paperStyles.offPaper}>
      <div className={styles.head}>
        <h2 id="packing">Packing</h2>
        <p className={rowStyles.progress}>{`Done ${done} of ${all}`}</p>
        {isShared && <AllPacked parcels={parcels} />}
        {isShared && <TakeAlong day={day} />}
      </div>
      <Rows method="delivery" rows={rowsOf("delivery")} day={day} />
      <Rows method="collection" rows={rowsOf("collection")} day={day} />
    </section>
  );
};
