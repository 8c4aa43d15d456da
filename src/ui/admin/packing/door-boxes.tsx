import type { TakenParcel } from "#core/along/taken-along.ts";
import { PAID_AT_DOOR, type PaidAtDoor } from "#core/orders/paid-at-door.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import styles from "#ui/admin/packing/door-boxes.module.css";
import { Take } from "#ui/admin/packing/take.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const NAMES: Readonly<Record<PaidAtDoor, string>> = { cash: "Paid in cash", card: "By card" };

interface DoorBoxesProps {
  readonly parcel: TakenParcel;
  readonly isHeld: boolean;
  readonly onTick: (how: PaidAtDoor, isDone: boolean) => void;
}

/** What to take at the door, and how it was paid. */
export const DoorBoxes = ({ parcel, isHeld, onTick }: DoorBoxesProps) => {
  const { toPay, paidAtDoor = null, isBeingCancelled, id } = parcel;
  if (toPay === undefined && parcel.paidAtDoor === undefined) return null;
  const isFixed = isHeld || isBeingCancelled || id === "";
  return (
    <div className={styles.door}>
      {!paidAtDoor && <Take toPay={toPay} />}
      <div className={spaced(styles.boxes, paperStyles.offPaper)}>
        {PAID_AT_DOOR.map((how) => (
          <label key={how}>
            <input
              type="checkbox"
              checked={paidAtDoor === how}
              disabled={isFixed || (paidAtDoor !== null && paidAtDoor !== how)}
              onChange={(event) => onTick(how, event.target.checked)}
            />
            {NAMES[how]}
          </label>
        ))}
      </div>
    </div>
  );
};
