import { type ReactNode, useLayoutEffect, useRef } from "react";
import { farmPlace } from "#core/farm-words.ts";
import type { LabelKind, Roll } from "#core/packing/label-kinds.ts";
import {
  LABELS_A_SHEET,
  type Label,
  type LabelDates,
  labelsOf,
  sheetsOf,
} from "#core/packing/labels.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { fitLabel } from "#ui/admin/packing/fit-label.ts";
import { nameOfLabels } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import type { PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { Dated } from "#ui/admin/packing/paper-slips.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";

const useFitting = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) fitLabel(ref.current);
  }, []);
  return ref;
};

const LONG_NAME = 22;

interface LabelProps {
  readonly label: Label;
}

const Whose = ({ label: { orderId, customer } }: LabelProps) => (
  <>
    {orderId && <OrderNumber id={orderId} />}
    <span>{` ${customer}`}</span>
  </>
);

const placeInRun = ({ stop, pack, packs }: Label): string =>
  [...(stop === null ? [] : [`Stop ${stop}`]), `${pack} of ${packs}`].join(", ");

const WhereTo = ({ label }: LabelProps) => (
  <div className={styles.whereTo}>
    <p>
      <strong>{placeInRun(label)}</strong>
      <span>{", "}</span>
      <Whose label={label} />
    </p>
    {label.address.length > 0 && <p>{label.address.join(", ")}</p>}
  </div>
);

interface LabelTextProps extends LabelProps {
  /** Its least important lines may go. */
  readonly isTight?: boolean;
  readonly foot: ReactNode;
}

const LabelText = ({ label, isTight, foot }: LabelTextProps) => {
  const farm = useFarm();
  const ref = useFitting();
  const spare = isTight ? "" : undefined;
  const name = `${label.name}, ${label.eggs}`;
  const look = name.length > LONG_NAME ? styles.longName : styles.labelName;
  return (
    <div ref={ref} className={styles.labelText}>
      <p className={look}>{name}</p>
      <p>
        Best before <Dated day={label.bestBefore} />
      </p>
      <p data-spare={spare}>
        Laid from <Dated day={label.laidFrom} />
      </p>
      <p>Keep refrigerated after purchase</p>
      <p data-spare={spare}>{`${farm.name}, ${farmPlace(farm)}`}</p>
      {foot}
    </div>
  );
};

interface OnSheetProps {
  readonly places: readonly (ReactNode | null)[];
}

const LabelSheet = ({ places }: OnSheetProps) => (
  <div className={styles.labels}>
    {places.map((label, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is its number.
      <div key={at} className={styles.label} data-label={label ? "" : undefined}>
        {label}
      </div>
    ))}
  </div>
);

const onSheet = (label: Label): ReactNode => (
  <LabelText
    label={label}
    foot={
      <p className={styles.labelFoot}>
        <Whose label={label} />
      </p>
    }
  />
);

const sheetPart = (places: OnSheetProps["places"], at = 0): PaperPart => ({
  kind: "sheet",
  key: `labels ${at}`,
  node: <LabelSheet places={places} />,
});

const onRoll = (label: Label): ReactNode => (
  <LabelText label={label} isTight foot={<WhereTo label={label} />} />
);

const rollPart = (roll: Roll, node: ReactNode, at = 0): PaperPart => ({
  kind: "label",
  key: `label ${at}`,
  roll,
  node: (
    <div className={spaced(styles.label, styles.rollLabel)} data-label="">
      {node}
    </div>
  ),
});

export const labelsOnPaper = (
  parcels: readonly PackParcel[],
  kind: LabelKind,
  first: number,
  dates?: LabelDates,
): readonly PaperPart[] => {
  const labels = labelsOf(parcels, dates);
  if (kind === "sheet")
    return sheetsOf(labels, first).map((places, at) =>
      sheetPart(
        places.map((label) => label && onSheet(label)),
        at,
      ),
    );
  return labels.map((label, at) => rollPart(kind, onRoll(label), at));
};

const Frame = ({ kind }: { readonly kind: LabelKind }) => (
  <div className={styles.frame}>
    <p>{nameOfLabels(kind)}</p>
    <p>The frame is the edge of the label.</p>
  </div>
);

export const testOnPaper = (kind: LabelKind): PaperPart => {
  const frame = <Frame kind={kind} />;
  return kind === "sheet"
    ? sheetPart(Array.from({ length: LABELS_A_SHEET }, () => frame))
    : rollPart(kind, frame);
};
