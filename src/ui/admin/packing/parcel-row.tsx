import { type ReactNode, useId } from "react";
import type { Box } from "#core/along/parcel-tick.ts";
import type { TakenParcel } from "#core/along/taken-along.ts";
import { shortId } from "#core/orders/order.ts";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";
import styles from "#ui/admin/packing/parcel-row.module.css";
import { TickBoxes } from "#ui/admin/packing/tick-boxes.tsx";
import { spaced } from "#ui/shared/spaced.ts";

interface RowProps {
  readonly parcel: TakenParcel;
  readonly boxes: readonly Box[];
  readonly isHeld: boolean;
  readonly isPart: boolean;
  readonly onTick: (box: Box, isDone: boolean) => void;
  readonly children?: ReactNode;
}

export const nameOf = ({ name, id }: Pick<TakenParcel, "name" | "id">): string =>
  name || (id ? `Order ${shortId({ id })}` : "No name");

export const ParcelRow = ({ parcel, boxes, isHeld, isPart, onTick, children }: RowProps) => {
  const headingId = useId();
  const { isBeingCancelled, isHandedOver, packs, id } = parcel;
  const look = spaced(
    styles.row,
    isBeingCancelled && styles.cancelled,
    isHandedOver && styles.done,
  );
  return (
    <li className={look}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid. */}
      <div role="group" aria-labelledby={headingId} className={styles.whole}>
        <div className={styles.what}>
          <p id={headingId} className={styles.name}>
            <strong>{nameOf(parcel)}</strong> {parcel.name && id && <span>{shortId({ id })}</span>}
          </p>
          <p className={styles.packs}>
            <PacksInALine packs={packs} />
          </p>
          {isPart && (
            <p>{`A part of this order: the rest leaves the other way.${boxes.includes("packed") ? " Packed is for both." : ""}`}</p>
          )}
          {isBeingCancelled && <p className={styles.warning}>being cancelled: don't pack</p>}
          {children}
        </div>
        <TickBoxes parcel={parcel} boxes={boxes} isHeld={isHeld} onTick={onTick} />
      </div>
    </li>
  );
};
