import { useBackupState, usePersistStorage, useStorageRoom } from "#ui/admin/backup/queries.ts";
import { OnceSettled } from "#ui/admin/layout/once-settled.tsx";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";
import { Button } from "#ui/shared/parts/button.tsx";

const Promised = ({ isPersistent }: { readonly isPersistent: boolean | null }) => {
  const persist = usePersistStorage();
  if (isPersistent === null) return null;
  if (isPersistent) return <p>The browser has promised to keep these records.</p>;
  return (
    <>
      <p>
        {persist.data === false
          ? "The browser has not promised to keep them: it may clear them when it runs short of room."
          : "The browser may clear these records when it runs short of room."}
      </p>
      <Button
        variant="secondary"
        aria-busy={persist.isPending}
        disabled={persist.isPending}
        onClick={() => persist.mutate()}
      >
        Ask it to keep them
      </Button>
    </>
  );
};

const LastBackup = () => {
  const state = useBackupState();
  if (!state) return null;
  return (
    <p>
      {state.lastBackup
        ? `The last backup was made on ${formatDay(state.lastBackup, LONG_DAY)}.`
        : "No backup has been made in this browser yet."}
    </p>
  );
};

export const StorageState = () => {
  const room = useStorageRoom();
  if (!room) return null;
  const percent = Math.min(100, Math.round((100 * room.used) / room.most));
  const told = percent === 0 ? "Less than 1" : percent;
  return (
    <section aria-labelledby="storage">
      <h2 id="storage">This browser</h2>
      <p id="fill">{`${told} % of the room for this shop's records is used.`}</p>
      <meter
        aria-labelledby="fill"
        min={0}
        max={100}
        high={80}
        optimum={0}
        value={percent}
      >{`${told} %`}</meter>
      <OnceSettled>
        <LastBackup />
      </OnceSettled>
      <Promised isPersistent={room.isPersistent} />
    </section>
  );
};
