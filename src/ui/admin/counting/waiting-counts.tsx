import type { CountToSend } from "#core/counting/count-to-send.ts";
import { LOGGED_SIZES } from "#core/flocks/flock.ts";
import { readStock } from "#core/inventory/egg-count.ts";
import { type Entry, refusedIn, waitingIn } from "#core/outbox/entry.ts";
import { SENDING_FAILED } from "#core/outbox/send-queue.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { isDay } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import styles from "#ui/admin/counting/count.module.css";
import { countRefusalText } from "#ui/admin/counting/count-refusals.ts";
import { eggsInWords } from "#ui/admin/counting/count-words.ts";
import { COUNT_QUEUE, type CountInstead, useThrowCountAway } from "#ui/admin/counting/queries.ts";
import { useQueue, useTryAgain } from "#ui/admin/waiting/waiting-queue.ts";
import { Button } from "#ui/shared/parts/button.tsx";

const inWords = ({ flock, date, counts }: CountToSend): string => {
  const eggs = sumOf(LOGGED_SIZES, (size) => readStock(counts[size]));
  return `Flock ${flock}, ${isDay(date) ? writtenDay(date) : date}: ${eggsInWords(eggs)}`;
};

interface RefusedProps {
  readonly entry: Entry<CountToSend>;
  readonly onCorrect: (saving: CountInstead) => void;
}

const Refused = ({ entry, onCorrect }: RefusedProps) => {
  const throwAway = useThrowCountAway();
  const tryAgain = useTryAgain(COUNT_QUEUE);
  const { id, what, refused = "" } = entry;
  return (
    <div role="alert" className={styles.refused}>
      <p>
        <strong>Not taken.</strong> <span>{`${inWords(what)}. ${countRefusalText(refused)}`}</span>
      </p>
      {refused === SENDING_FAILED ? (
        <Button disabled={tryAgain.isPending} onClick={() => tryAgain.mutate(id)}>
          Try again
        </Button>
      ) : (
        <Button
          onClick={() => {
            onCorrect({ count: what, instead: id });
            window.scrollTo(0, 0);
          }}
        >
          Correct
        </Button>
      )}
      <Button
        variant="secondary"
        disabled={throwAway.isPending}
        onClick={() => throwAway.mutate({ flock: what.flock, id })}
      >
        Throw away
      </Button>
    </div>
  );
};

export const WaitingCounts = ({ onCorrect }: Pick<RefusedProps, "onCorrect">) => {
  const queue = useQueue(COUNT_QUEUE) ?? [];
  return (
    <>
      {refusedIn(queue).map((entry) => (
        <Refused key={entry.id} entry={entry} onCorrect={onCorrect} />
      ))}
      {waitingIn(queue).map(({ id, what }) => (
        <p key={id} className={styles.entry}>{`${inWords(what)}, waits to be sent.`}</p>
      ))}
    </>
  );
};
