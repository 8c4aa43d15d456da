import { type ReactNode, useId } from "react";
import type { Box } from "#core/along/parcel-tick.ts";
import type { TakenParcel } from "#core/along/taken-along.ts";
import { shortId } from "#core/orders/order.ts";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";
import styles from "#ui/admin/packing/parcel-row.module.css";

interface RowProps {
  readonly parcel: TakenParcel;
  /** Packed, where the shop knows it, and the half that is handed over. */
  readonly boxes: readonly Box[];
  readonly isHeld: boolean;
  /** The order leaves in both ways. */
  readonly isPart: boolean;
  readonly onTick: (box: Box, isDone: boolean) => void;
  /** Below the packs. */
  readonly children?: ReactNode;
}

export const nameOf = ({ name, id }: Pick<TakenParcel, "name" | "id">): string =>
  name || (id ? `Order ${shortId({ id })}` : "No name");

const isTicked = ({ isPacked, isHandedOver }: TakenParcel, box: Box): boolean =>
  box === "packed" ? isPacked : isHandedOver;

/** What has left the farm isn't unpacked. */
const isFixed = ({ id, isHandedOver, isBeingCancelled }: TakenParcel, box: Box): boolean =>
  id === "" || isBeingCancelled || (box === "packed" && isHandedOver);

/** One order, or one half of it, to be ticked with a thumb. */
export const ParcelRow = ({ parcel, boxes, isHeld, isPart, onTick, children }: RowProps) => {
  const headingId = useId();
  const { isBeingCancelled, isHandedOver, packs, id } = parcel;
  const look = [styles.row, isBeingCancelled && styles.cancelled, isHandedOver && styles.done];
  return (
    <li className={look.filter(Boolean).join(" ")}>
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
            <p>
              A part of this order: the rest leaves the other way.
              {boxes.includes("packed") && " Packed is for both."}
            </p>
          )}
          {isBeingCancelled && <p className={styles.warning}>being cancelled: don't pack</p>}
          {children}
        </div>
        <div className={styles.boxes}>
          {boxes.map((box) => (
            <label key={box}>
              <input
                type="checkbox"
                checked={isTicked(parcel, box)}
                disabled={isHeld || isFixed(parcel, box)}
                onChange={(event) => onTick(box, event.target.checked)}
              />
              {box === "packed" ? "Packed" : "Handed over"}
            </label>
          ))}
        </div>
      </div>
    </li>
  );
};
