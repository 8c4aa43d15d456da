import { useCallback } from "react";
import { dialled } from "#core/customers/phone.ts";
import type { Farm } from "#core/farm.ts";
import { notCollectedAddress } from "#core/orders/not-collected.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import styles from "#ui/admin/packing/ticking.module.css";
import { useMarkNotCollected } from "#ui/admin/packing/ticking-queries.ts";
import { Button, ButtonAnchor } from "#ui/shared/parts/button.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface NotCollectedProps {
  readonly parcel: PackParcel;
  readonly day: Day;
}

const opensAt = ({ calendar }: Pick<Farm, "calendar">, day: Day): string =>
  whenClockShows(day, hoursOn(calendar, day, "collection")?.hours.from || "00:00");

/** A customer is late only after the farm has opened. */
const useIsOpenYet = (day: Day): boolean => {
  const farm = useFarm();
  const openAt = useCallback(
    (now: string) => {
      const opens = opensAt(farm, day);
      return { isOpen: now >= opens, until: now >= opens ? null : opens };
    },
    [farm, day],
  );
  return useByNow(openAt).isOpen;
};

const RingThem = ({ parcel: { order } }: Pick<NotCollectedProps, "parcel">) =>
  order.phone && (
    <ButtonAnchor
      href={`tel:${dialled(order.phone)}`}
      variant="secondary"
    >{`Ring ${order.phone}`}</ButtonAnchor>
  );

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
  const { order } = props.parcel;
  const { notCollectedAt } = order;
  const mark = useMarkNotCollected();
  const [isLost, today] = [useIsConnectionLost(), useToday()];
  const isOpen = useIsOpenYet(props.day);
  const isNoted = notCollectedAt !== undefined && dayOf(notCollectedAt) === today;
  if (!isOpen && notCollectedAt === undefined) return null;
  return (
    <div className={styles.notCollected}>
      {notCollectedAt !== undefined && <p>Not collected</p>}
      {isOpen && !isNoted && (
        <Button
          variant="secondary"
          disabled={isLost || mark.isPending}
          onClick={() => mark.mutate(order)}
        >
          Not collected
        </Button>
      )}
      {notCollectedAt !== undefined && <RingThem {...props} />}
      {notCollectedAt !== undefined && <WriteToThem {...props} />}
      <NotReached sent={mark} />
    </div>
  );
};
