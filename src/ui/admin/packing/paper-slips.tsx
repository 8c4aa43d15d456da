import { farmPlace } from "#core/farm-words.ts";
import type { BestBefore } from "#core/fefo/best-before.ts";
import { addressLines } from "#core/orders/address.ts";
import { disputeInWords } from "#core/orders/dispute-words.ts";
import type { PackedItem } from "#core/orders/order-to-hand-over.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { dateOf } from "#core/packing/labels.ts";
import { keyOfParcel, type PackParcel, toPack } from "#core/packing/parcel.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { nameOn } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import type { PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface DatedProps {
  readonly day: Day | null;
}

export const Dated = ({ day }: DatedProps) =>
  day ? formatDay(day, LONG_DAY) : <span className={styles.line} />;

interface SlipProps {
  readonly day: Day;
  readonly parcel: PackParcel;
  readonly bestBefore: BestBefore;
}

const kindsIn = (items: readonly PackedItem[]): readonly PackedItem[] => [
  ...new Map(items.map((item) => [item.name, item])).values(),
];

const Farm = () => {
  const farm = useFarm();
  return (
    <p className={styles.farm}>
      <strong>{farm.name}</strong>
      <span>{`, ${farmPlace(farm)}, ${farm.phone}`}</span>
    </p>
  );
};

const Slip = ({ day, parcel, bestBefore }: SlipProps) => {
  const { order, items, method, isPart } = parcel;
  return (
    <article className={styles.slip}>
      <p className={styles.slipHead}>
        <strong>{order.id ? <OrderNumber id={order.id} /> : <span>No id</span>}</strong>{" "}
        <span>{`${writtenDay(day)}, ${DELIVERY_NAMES[method]}`}</span>
      </p>
      <p className={styles.who}>{nameOn(order)}</p>
      {method === "delivery" && order.address && (
        <address>{addressLines(order.address).join(", ")}</address>
      )}
      <ul className={styles.slipPacks}>
        {items.map((item) => (
          <li key={item.id}>{packsInWords(item)}</li>
        ))}
      </ul>
      {items.length === 0 && <p>Its items are not known.</p>}
      {isPart && <p>A part of this order: the rest leaves the other way.</p>}
      {order.note && <p className={styles.note}>{`“${order.note}”`}</p>}
      {order.dispute && <p>{disputeInWords(order.dispute, order.customerName ?? "")}</p>}
      {order.toPay !== undefined && (
        <p>
          <strong>{`To pay: ${formatGbp(order.toPay)}`}</strong>
        </p>
      )}
      <div className={styles.slipFoot}>
        {kindsIn(items).map((item) => (
          <p key={item.name}>
            <span>{`${item.name}: Best before `}</span>
            <Dated day={dateOf(item, bestBefore)} />
          </p>
        ))}
        <p>Keep refrigerated after purchase</p>
        <Farm />
      </div>
    </article>
  );
};

export const slipsOnPaper = (
  day: Day,
  parcels: readonly PackParcel[],
  bestBefore: BestBefore = {},
): PaperPart => ({
  kind: "flow",
  key: "slips",
  blocks: toPack(parcels).map((parcel, at) => ({
    key: keyOfParcel(parcel, at),
    node: <Slip day={day} parcel={parcel} bestBefore={bestBefore} />,
  })),
});
