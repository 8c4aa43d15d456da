import { useId } from "react";
import type { Box } from "#core/along/parcel-tick.ts";
import type { TakenParcel } from "#core/along/taken-along.ts";
import { sumOf } from "#core/shared/sum.ts";
import { sameHouse } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/parcel-row.module.css";
import { Take } from "#ui/admin/packing/take.tsx";
import { TickBoxes } from "#ui/admin/packing/tick-boxes.tsx";

const isTicked = ({ isPacked, isHandedOver }: TakenParcel, box: Box): boolean =>
  box === "packed" ? isPacked || isHandedOver : isHandedOver;

const tickedAs = (box: Box, isDone: boolean, parcels: readonly TakenParcel[]) =>
  parcels.filter((parcel) => parcel.id !== "" && isTicked(parcel, box) !== isDone);

const owedOf = ({ toPay = 0, paidAtDoor }: TakenParcel) => (paidAtDoor ? 0 : toPay);

interface HouseRowProps {
  readonly parcels: readonly TakenParcel[];
  readonly boxes: readonly Box[];
  readonly isHeld: boolean;
  readonly onTick: (parcels: readonly TakenParcel[], box: Box, isDone: boolean) => void;
}

/** Above the orders of one stop: a press ticks all of them. */
export const HouseRow = ({ parcels, boxes, isHeld, onTick }: HouseRowProps) => {
  const headingId = useId();
  const [first] = parcels;
  if (!first || parcels.length < 2) return null;
  const stop = {
    ...first,
    isPacked: parcels.every((parcel) => isTicked(parcel, "packed")),
    isHandedOver: parcels.every(({ isHandedOver }) => isHandedOver),
  };
  const owing = parcels.filter((parcel) => owedOf(parcel) > 0);
  return (
    <li className={styles.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid. */}
      <div role="group" aria-labelledby={headingId} className={styles.whole}>
        <div className={styles.what}>
          <p id={headingId} className={styles.name}>
            <strong>{sameHouse(parcels.length)}</strong>
          </p>
          {owing.length > 1 && <Take toPay={sumOf(owing, owedOf)} />}
        </div>
        <TickBoxes
          parcel={stop}
          boxes={boxes}
          isHeld={isHeld}
          onTick={(box, isDone) => onTick(tickedAs(box, isDone, parcels), box, isDone)}
        />
      </div>
    </li>
  );
};
