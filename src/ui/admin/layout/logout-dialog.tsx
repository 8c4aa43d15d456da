import { waitingIn } from "#core/queue/queue.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { TICKS } from "#ui/admin/waiting/queues.ts";
import { counted } from "#ui/shared/counted.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { useTakenAlong } from "#ui/shared/queries/along.ts";
import { useQueue, useSendAll, useThrowAllAway } from "#ui/shared/queries/waiting-queue.ts";

interface LogoutDialogProps {
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

/** Whether logging out takes something from this device, or leaves something unsent on it. */
export const useAsksBeforeLogout = (): boolean => {
  const along = useTakenAlong();
  const queue = useQueue(TICKS.kind) ?? [];
  return Boolean(along) || waitingIn(queue).length > 0;
};

const Waiting = ({ onLogOut }: Pick<LogoutDialogProps, "onLogOut">) => {
  const send = useSendAll(TICKS.kind, onLogOut);
  const throwAway = useThrowAllAway(TICKS.kind, onLogOut);
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
  const count = waitingIn(useQueue(TICKS.kind) ?? []).length;
  const words = counted(count, `${TICKS.one} was`, `${TICKS.many} were`);
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
          {count > 0 ? <Waiting onLogOut={onLogOut} /> : <Button onClick={onLogOut}>Logout</Button>}
        </>
      }
    >
      {count > 0 && (
        <p>{`${words} not sent. Send them, keep them on this phone, or throw them away?`}</p>
      )}
      {along && (
        <p>
          The list of {writtenDay(along.day)}, with its names and addresses, is removed from this
          phone.
        </p>
      )}
    </Dialog>
  );
};
