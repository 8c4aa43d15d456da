import { type Box, progressOf, withTick } from "#core/along/parcel-tick.ts";
import { type TakenAlong, type TakenParcel, takenParcel } from "#core/along/taken-along.ts";
import { clockHours } from "#core/farm-words.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import { recipientOf } from "#core/orders/recipient-of.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { groupedByStop } from "#core/packing/same-house.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import { DoorBoxes } from "#ui/admin/packing/door-boxes.tsx";
import { HouseRow } from "#ui/admin/packing/house-row.tsx";
import { counted, inAll } from "#ui/admin/packing/names.ts";
import { NotCollected } from "#ui/admin/packing/not-collected.tsx";
import { ParcelRow } from "#ui/admin/packing/parcel-row.tsx";
import { progressInWords } from "#ui/admin/packing/progress-words.ts";
import { boxesOf } from "#ui/admin/packing/tick-boxes.tsx";
import styles from "#ui/admin/packing/ticking.module.css";
import { useTick, useTickStop, useTicksUnderWay } from "#ui/admin/packing/ticking-queries.ts";
import { UnfitEggs } from "#ui/admin/packing/unfit-eggs.tsx";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { spaced } from "#ui/shared/spaced.ts";

type Row = readonly [PackParcel, TakenParcel];

const useListOf = ({ day, parcels }: PackDay): TakenAlong => {
  const list = {
    day,
    at: "",
    parcels: parcels.map((parcel) => {
      const { order, method } = parcel;
      return { ...takenParcel(method)(parcel), name: recipientOf(order) };
    }),
  };
  return useTicksUnderWay().reduce<TakenAlong>(withTick, list);
};

const Parcel = ({ row: [parcel, shown], day }: { readonly row: Row; readonly day: Day }) => {
  const tick = useTick();
  const { isShared } = useSetting();
  const isLost = useIsConnectionLost();
  const { id, method, seen, isPacked, isHandedOver, isBeingCancelled } = shown;
  const send = (box: Box, isDone: boolean, how?: PaidAtDoor): void =>
    tick.mutate({
      orderId: id,
      name: parcel.order.recipient ?? parcel.order.customerName,
      box,
      how,
      isDone,
      seen,
    });
  const isWaited = isShared && method === "collection" && isPacked;
  return (
    <ParcelRow
      parcel={shown}
      boxes={boxesOf(method, isShared)}
      isHeld={isLost}
      isPart={parcel.isPart}
      onTick={send}
    >
      {shown.note && <p>{`“${shown.note}”`}</p>}
      <DoorBoxes
        parcel={shown}
        isHeld={isLost}
        onTick={(how, isDone) => send("paid", isDone, how)}
      />
      <NotReached sent={tick} />
      <EggsShort sent={tick} />
      <UnfitEggs id={id} />
      {isWaited && !isHandedOver && !isBeingCancelled && <NotCollected parcel={parcel} day={day} />}
    </ParcelRow>
  );
};

const stopsOf = (rows: readonly Row[]): readonly (readonly Row[])[] =>
  groupedByStop(rows.map((row) => ({ row, stop: row[0].stop }))).map((group) =>
    group.map(({ row }) => row),
  );

interface StopProps {
  readonly rows: readonly Row[];
  readonly day: Day;
}

const Stop = ({ rows, day }: StopProps) => {
  const tick = useTickStop();
  const { isShared } = useSetting();
  const isLost = useIsConnectionLost();
  return (
    <>
      <HouseRow
        parcels={rows.map(([_parcel, shown]) => shown)}
        boxes={boxesOf("delivery", isShared)}
        isHeld={isLost}
        onTick={(parcels, box, isDone) =>
          tick.mutate(parcels.map(({ id, seen }) => ({ orderId: id, box, isDone, seen })))
        }
      />
      {rows.map((row, index) => (
        <Parcel key={row[0].order.id || index} row={row} day={day} />
      ))}
    </>
  );
};

interface RowsProps {
  readonly method: DeliveryMethod;
  readonly rows: readonly Row[];
  readonly day: Day;
}

const useWhen = ({ method, rows, day }: RowsProps): string => {
  const { calendar } = useFarm();
  if (method === "delivery") return counted(stopsOf(rows).length, "stop");
  const found = hoursOn(calendar, day, method);
  return found ? clockHours(found.hours) : "";
};

const Rows = (props: RowsProps) => {
  const { method, rows, day } = props;
  const when = useWhen(props);
  if (rows.length === 0) return null;
  return (
    <>
      <div className={styles.wayHead}>
        <h3>{DELIVERY_NAMES[method]}</h3>
        <p>{when}</p>
      </div>
      <ul className={spaced(panelStyles.panel, panelStyles.rows)}>
        {stopsOf(rows).map((stop, index) => (
          <Stop key={stop[0]?.[0].order.id || index} rows={stop} day={day} />
        ))}
      </ul>
    </>
  );
};

interface DoneProps {
  readonly list: TakenAlong;
  readonly sum: string;
}

const Done = ({ list, sum }: DoneProps) => {
  const { isShared } = useSetting();
  const progress = progressOf(list);
  const { packed, orders, handedOver, parcels } = progress;
  return (
    <div className={styles.done}>
      <p id="pack-day-done">{progressInWords(progress, isShared)}</p>
      <p>{sum}</p>
      <progress
        aria-labelledby="pack-day-done"
        value={handedOver + (isShared ? packed : 0)}
        max={Math.max(1, parcels + (isShared ? orders : 0))}
      />
    </div>
  );
};

export const Ticking = ({ packDay }: { readonly packDay: PackDay }) => {
  const { day, parcels } = packDay;
  const list = useListOf(packDay);
  const rows = parcels.map((parcel, at) => [parcel, list.parcels[at] as TakenParcel] as const);
  const rowsOf = (method: DeliveryMethod) => rows.filter(([parcel]) => parcel.method === method);
  return (
    <section aria-labelledby="packing" className={paperStyles.offPaper}>
      <h2 id="packing" className={visuallyHiddenStyles.visuallyHidden}>
        Packing
      </h2>
      <Done list={list} sum={inAll(parcels, "parcel")} />
      <Rows method="delivery" rows={rowsOf("delivery")} day={day} />
      <Rows method="collection" rows={rowsOf("collection")} day={day} />
    </section>
  );
};
