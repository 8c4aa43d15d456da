import { Link } from "wouter";
import { refusedIn, waitingIn } from "#core/outbox/entry.ts";
import { usePerson } from "#ui/admin/login/session-queries.ts";
import { QUEUES, type ToldQueue } from "#ui/admin/waiting/queues.ts";
import styles from "#ui/admin/waiting/waiting.module.css";
import { useQueue } from "#ui/admin/waiting/waiting-queue.ts";
import { counted } from "#ui/shared/counted.ts";

type Words = Pick<ToldQueue<unknown>, "one" | "many">;

const waitingWords = (count: number, { one, many }: Words, isOut: boolean): string =>
  isOut
    ? `Please log in to send ${counted(count, one, many).toLowerCase()}.`
    : `${counted(count, `${one} waits`, `${many} wait`)} to be sent.`;

const WaitingLine = <What,>({ queue }: { readonly queue: ToldQueue<What> }) => {
  const entries = useQueue(queue.kind) ?? [];
  const isOut = usePerson() === null;
  const [waiting, refused] = [waitingIn(entries).length, refusedIn(entries).length];
  return (
    <div role="status" className={waiting + refused > 0 ? styles.line : undefined}>
      {waiting > 0 && <span>{waitingWords(waiting, queue, isOut)}</span>}
      {refused > 0 && (
        <Link
          to={queue.page}
        >{`${counted(refused, `${queue.one} was`, `${queue.many} were`)} refused`}</Link>
      )}
    </div>
  );
};

export const WaitingLines = () => (
  <div className={styles.lines}>
    {QUEUES.map((queue) => (
      <WaitingLine key={queue.many} queue={queue} />
    ))}
  </div>
);
