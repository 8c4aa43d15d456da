import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import careStyles from "#ui/admin/flocks/care.module.css";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import { formatDay } from "#ui/shared/dates.ts";
import styles from "#ui/shared/parts/notice-line.module.css";
import { spaced } from "#ui/shared/spaced.ts";

const DAY = "d MMMM";

interface Withheld {
  readonly flock: FlockId;
  readonly until: Day;
}

export const useWithheldFlocks = (): readonly Withheld[] | undefined =>
  useCareOverview()?.flatMap(({ withheld, flock }) =>
    withheld ? [{ flock, until: withheld.until }] : [],
  );

export const WithheldNotes = ({ withheld }: { readonly withheld: readonly Withheld[] }) =>
  withheld.map(({ flock, until }) => (
    <p key={flock}>
      <Link to={adminPaths.flock(flock)}>{`Flock ${flock}`}</Link>
      <span>{`'s eggs are not for sale until ${formatDay(until, DAY)}.`}</span>
    </p>
  ));

export const Withdrawals = ({ flock }: { readonly flock?: FlockId }) => {
  const withheld = (useWithheldFlocks() ?? []).filter(
    (one) => flock === undefined || flock === one.flock,
  );
  if (withheld.length === 0) return null;
  return (
    <aside className={spaced(styles.notice, careStyles.withheld)} aria-label="Eggs not for sale">
      <div>
        <WithheldNotes withheld={withheld} />
      </div>
    </aside>
  );
};
