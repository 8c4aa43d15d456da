import { mayBeAtShop, waitingIn } from "#core/queue/queue.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { QUEUES } from "#ui/admin/waiting/queues.ts";
import { counted } from "#ui/shared/counted.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { useTakenAlong } from "#ui/shared/queries/along.ts";
import { COUNT_QUEUE } from "#ui/shared/queries/counting.ts";
import {
  useQueue,
  useSendAll,
  useThrowAllAway,
  useWaitingCounts,
} from "#ui/shared/queries/waiting-queue.ts";

interface LogoutDialogProps {
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

const KINDS = QUEUES.map(({ kind }) => kind);

const useCounts = (): readonly number[] => useWaitingCounts(KINDS) ?? [];

/** Whether logging out takes something from this device, or leaves something unsent on it. */
export const useAsksBeforeLogout = (): boolean => {
  const along = useTakenAlong();
  const count = sumOf(useCounts(), (one) => one);
  return Boolean(along) || count > 0;
};

/** "Two counts and one tick were not sent." */
const unsentWords = (counts: readonly number[]): string => {
  const parts = QUEUES.flatMap(({ one, many }, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [counted(count, one, many)] : [];
  });
  const words = parts.map((part, at) => (at === 0 ? part : part.toLowerCase())).join(" and ");
  return `${words} ${sumOf(counts, (one) => one) === 1 ? "was" : "were"} not sent.`;
};

/** A count that was sent, and of which no answer came. */
const useMayBeAtShop = (): boolean =>
  waitingIn(useQueue(COUNT_QUEUE) ?? []).some((entry) => mayBeAtShop(entry));

const Question = ({ counts }: { readonly counts: readonly number[] }) => {
  const isMaybeThere = useMayBeAtShop();
  return (
    <>
      <p>{`${unsentWords(counts)} Send them, keep them on this phone, or throw them away?`}</p>
      {isMaybeThere && (
        <p>The shop may have a count of them already. Thrown away, it is removed there too.</p>
      )}
    </>
  );
};

const Waiting = ({ onLogOut }: Pick<LogoutDialogProps, "onLogOut">) => {
  const send = useSendAll(KINDS, onLogOut);
  const throwAway = useThrowAllAway(KINDS, onLogOut);
  const isBusy = send.isPending || throwAway.isPending;
  return (
    <>
      <Button disabled={isBusy} onClick={() => send.mutate(null)}>
        Send them
      </Button>
      <Button variant="outline" disabled={isBusy} onClick={onLogOut}>
        Keep them
      </Button>
      <Button variant="destructive" disabled={isBusy} onClick={() => throwAway.mutate(null)}>
        Throw them away
      </Button>
    </>
  );
};

export const LogoutDialog = ({ onLogOut, onClose }: LogoutDialogProps) => {
  const along = useTakenAlong();
  const counts = useCounts();
  const isWaiting = counts.some((count) => count > 0);
  return (
    <Dialog
      open
      title="Log out?"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {isWaiting ? <Waiting onLogOut={onLogOut} /> : <Button onClick={onLogOut}>Logout</Button>}
        </>
      }
    >
      {isWaiting && <Question counts={counts} />}
      {along && (
        <p>
          The list of {writtenDay(along.day)}, with its names and addresses, is removed from this
          phone.
        </p>
      )}
    </Dialog>
  );
};
