import type { Box, ParcelTick } from "#core/along/parcel-tick.ts";
import { shortId } from "#core/orders/order.ts";
import type { Queue } from "#core/outbox/entry.ts";
import styles from "#ui/admin/packing/along.module.css";
import { TICK_QUEUE } from "#ui/admin/packing/along-queries.ts";
import { refusalText } from "#ui/admin/packing/tick-refusals.ts";
import { ThrowAway } from "#ui/admin/waiting/throw-away.tsx";

const STATES: Readonly<Record<Box, string>> = {
  packed: "Packed",
  paid: "Paid",
  delivery: "Handed over",
  collection: "Handed over",
};

const wordsOf = ({ box, isDone }: ParcelTick): string => `${isDone ? "" : "Not "}${STATES[box]}`;

interface RefusedTicksProps {
  readonly ticks: Queue<ParcelTick>;
  readonly isNamed?: boolean;
}

export const RefusedTicks = ({ ticks, isNamed = false }: RefusedTicksProps) =>
  ticks.map(({ id, what, refused = "" }) => (
    <div key={id} className={styles.refused} role="alert">
      <p>
        {isNamed && <span>{`Order ${shortId({ id: what.orderId })}: `}</span>}
        <strong>{`${wordsOf(what)}.`}</strong>
        <span>{` ${refusalText(refused)}`}</span>
      </p>
      <ThrowAway kind={TICK_QUEUE} id={id} />
    </div>
  ));
