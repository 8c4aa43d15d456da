import type { Box } from "#core/along/parcel-tick.ts";
import type { TakenParcel } from "#core/along/taken-along.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import styles from "#ui/admin/packing/tick-boxes.module.css";

export const boxesOf = (method: DeliveryMethod, isShared: boolean): readonly Box[] =>
  isShared ? ["packed", method] : [method];

const isTicked = ({ isPacked, isHandedOver }: TakenParcel, box: Box): boolean =>
  box === "packed" ? isPacked : isHandedOver;

const isFixed = ({ id, isHandedOver, isBeingCancelled }: TakenParcel, box: Box): boolean =>
  id === "" || isBeingCancelled || (box === "packed" && isHandedOver);

interface TickBoxesProps {
  readonly parcel: TakenParcel;
  readonly boxes: readonly Box[];
  readonly isHeld: boolean;
  readonly onTick: (box: Box, isDone: boolean) => void;
}

export const TickBoxes = ({ parcel, boxes, isHeld, onTick }: TickBoxesProps) => (
  <div className={styles.boxes}>
    {boxes.map((box) => (
      <label key={box}>
        <input
          type="checkbox"
          checked={isTicked(parcel, box)}
          disabled={isHeld || isFixed(parcel, box)}
          onChange={(event) => onTick(box, event.target.checked)}
        />
        <span className={paperStyles.onPaper} aria-hidden="true">
          {isTicked(parcel, box) ? "☑" : "☐"}
        </span>
        {box === "packed" ? "Packed" : "Handed over"}
      </label>
    ))}
  </div>
);
