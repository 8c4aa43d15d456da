import { useLayoutEffect, useRef } from "react";
import { farmPlace } from "#core/farm-words.ts";
import { type Label, type LabelDates, labelsOf, sheetsOf } from "#core/packing/labels.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import type { PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { Dated } from "#ui/admin/packing/paper-slips.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const SMALLEST = 0.4;
const STEP = 0.05;

const useFitting = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const label = ref.current;
    if (!label) return;
    const isTooLarge = () =>
      label.scrollHeight > label.clientHeight || label.scrollWidth > label.clientWidth;
    for (let size = 1; size > SMALLEST && isTooLarge(); size -= STEP)
      label.style.fontSize = `${size - STEP}em`;
  }, []);
  return ref;
};

const LONG_NAME = 22;

const LabelText = ({ label }: { readonly label: Label }) => {
  const farm = useFarm();
  const ref = useFitting();
  const name = `${label.name}, ${label.eggs}`;
  const look = name.length > LONG_NAME ? styles.longName : styles.labelName;
  return (
    <div ref={ref} className={styles.labelText}>
      <p className={look}>{name}</p>
      <p>
        Best before <Dated day={label.bestBefore} />
      </p>
      <p>
        Laid from <Dated day={label.laidFrom} />
      </p>
      <p>Keep refrigerated after purchase</p>
      <p>{`${farm.name}, ${farmPlace(farm)}`}</p>
      <p className={styles.labelFoot}>
        {label.orderId && <OrderNumber id={label.orderId} />}
        <span>{` ${label.customer}`}</span>
      </p>
    </div>
  );
};

type Sheet = ReturnType<typeof sheetsOf>[number];

const LabelSheet = ({ places }: { readonly places: Sheet }) => (
  <div className={styles.labels}>
    {places.map((label, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is its number.
      <div key={at} className={styles.label} data-label={label ? "" : undefined}>
        {label && <LabelText label={label} />}
      </div>
    ))}
  </div>
);

export const labelsOnPaper = (
  parcels: readonly PackParcel[],
  first: number,
  dates?: LabelDates,
): readonly PaperPart[] =>
  sheetsOf(labelsOf(parcels, dates), first).map((places, at) => ({
    kind: "sheet",
    key: `labels ${at}`,
    node: <LabelSheet places={places} />,
  }));
