import { mayBeAtShop, waitingIn } from "#core/outbox/entry.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { COUNT_QUEUE } from "#ui/admin/counting/queries.ts";
import { useTakenAlong } from "#ui/admin/packing/along-queries.ts";
import { QUEUES } from "#ui/admin/waiting/queues.ts";
import {
  useQueue,
  useQueueCounts,
  useSendAll,
  useThrowAllAway,
} from "#ui/admin/waiting/waiting-queue.ts";
import { counted } from "#ui/shared/counted.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";

interface LogoutDialogProps {
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

const KINDS = QUEUES.map(({ kind }) => kind);

const useWaiting = (): readonly number[] =>
  (useQueueCounts(KINDS) ?? []).map(({ waiting }) => waiting);

const useRefused = (): readonly number[] =>
  (useQueueCounts(KINDS) ?? []).map(({ refused }) => refused);

const inAll = (counts: readonly number[]): number => sumOf(counts, (one) => one);

export const useAsksBeforeLogout = (): boolean => {
  const along = useTakenAlong();
  const count = inAll(useWaiting());
  return Boolean(along) || count > 0;
};

const entriesInWords = (counts: readonly number[]): string =>
  QUEUES.flatMap(({ one, many }, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [counted(count, one, many)] : [];
  })
    .map((part, at) => (at === 0 ? part : part.toLowerCase()))
    .join(" and ");

const unsentWords = (counts: readonly number[]): string =>
  `${entriesInWords(counts)} ${inAll(counts) === 1 ? "was" : "were"} not sent.`;

const refusedWords = (counts: readonly number[]): string => {
  const stay = inAll(counts) === 1 ? "stays" : "stay";
  return `The shop refused ${entriesInWords(counts).toLowerCase()}, which ${stay} on this phone unless you throw them away.`;
};

const useMayBeAtShop = (): boolean =>
  waitingIn(useQueue(COUNT_QUEUE) ?? []).some((entry) => mayBeAtShop(entry));

const Question = ({ counts }: { readonly counts: readonly number[] }) => {
  const isMaybeThere = useMayBeAtShop();
  const refused = useRefused();
  return (
    <>
      <p>{`${unsentWords(counts)} Send them, keep them on this phone, or throw them away?`}</p>
      {isMaybeThere && (
        <p>The shop may have one of the counts already. Thrown away, it is removed there too.</p>
      )}
      {inAll(refused) > 0 && <p>{refusedWords(refused)}</p>}
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
      <Button variant="secondary" disabled={isBusy} onClick={onLogOut}>
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
  const counts = useWaiting();
  const isWaiting = inAll(counts) > 0;
  return (
    <Dialog
      open
      title="Log out?"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {isWaiting ? <Waiting onLogOut={onLogOut} /> : <Button onClick={onLogOut}>Logout</Button>}
        </>
      }
    >
      {isWaiting && <Question counts={counts} />}
      {along && (
        <p>{`The list of ${writtenDay(along.day)}, with its names and addresses, is removed from this phone.`}</p>
      )}
    </Dialog>
  );
};
