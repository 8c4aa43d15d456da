import { useId } from "react";
import type { OpenSession } from "#core/session/people-sheet.ts";
import styles from "#ui/admin/settings/people.module.css";
import {
  nameOfDevice,
  useEndOtherSessions,
  useEndSession,
} from "#ui/admin/settings/people-queries.ts";
import { momentOf } from "#ui/shared/moment.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const Session = ({ session }: { readonly session: OpenSession }) => {
  const end = useEndSession();
  const today = useToday();
  const device = nameOfDevice(session);
  const ofHelper = session.helper === null ? "" : `, ${session.helper}`;
  return (
    <li>
      <span>
        <strong>{device}</strong>
        <span>{ofHelper}</span>{" "}
        <small>
          {session.isOwn ? "this one" : `last used ${momentOf(session.lastUsed, today)}`}
        </small>
      </span>
      {!session.isOwn && (
        <SavingButton
          variant="secondary"
          size="sm"
          aria-label={`Log out ${device}${ofHelper}`}
          sent={[end]}
          disabled={end.isPending}
          onClick={() => end.mutate(session)}
        >
          Log out
        </SavingButton>
      )}
    </li>
  );
};

export const SessionList = ({ sessions }: { readonly sessions: readonly OpenSession[] }) => {
  const id = useId();
  const endOthers = useEndOtherSessions();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Logged in</h3>
      <ul className={styles.people}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <SavingButton
          variant="secondary"
          sent={[endOthers]}
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          Log out all others
        </SavingButton>
      )}
    </section>
  );
};
