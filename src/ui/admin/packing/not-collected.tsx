import { notCollectedAddress } from "#core/orders/not-collected.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import styles from "#ui/admin/packing/ticking.module.css";
import { useMarkNotCollected } from "#ui/admin/packing/ticking-queries.ts";
import { Button, ButtonAnchor } from "#ui/shared/parts/button.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface NotCollectedProps {
  readonly parcel: PackParcel;
  readonly day: Day;
}

const WriteToThem = ({ parcel: { order }, day }: NotCollectedProps) => {
  const address = notCollectedAddress(order, day, useFarm());
  return (
    address !== "" && (
      <ButtonAnchor href={address} variant="secondary">
        Write to them…
      </ButtonAnchor>
    )
  );
};

export const NotCollected = (props: NotCollectedProps) => {
  const { id, notCollectedAt } = props.parcel.order;
  const mark = useMarkNotCollected();
  const [isLost, today] = [useIsConnectionLost(), useToday()];
  const isNoted = notCollectedAt !== undefined && dayOf(notCollectedAt) === today;
  return (
    <div className={styles.notCollected}>
      {notCollectedAt !== undefined && <p>Not collected</p>}
      {!isNoted && (
        <Button
          variant="secondary"
          disabled={isLost || mark.isPending}
          onClick={() => mark.mutate(id)}
        >
          Not collected
        </Button>
      )}
      {notCollectedAt !== undefined && <WriteToThem {...props} />}
      <NotReached sent={mark} />
    </div>
  );
};
