import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/dashboard/warnings.module.css";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import { formatDay } from "#ui/shared/dates.ts";

const DAY = "d MMMM";

const Note = ({ flock, until }: { readonly flock: FlockId; readonly until: Day }) => (
  <p>
    <Link to={adminPaths.flock(flock)}>{`Flock ${flock}`}</Link>
    <span>{`'s eggs are not for sale until ${formatDay(until, DAY)}.`}</span>
  </p>
);

export const Withdrawals = ({ flock }: { readonly flock?: FlockId }) => {
  const withheld = (useCareOverview() ?? []).flatMap(({ withheld: found, flock: id }) =>
    found && (flock === undefined || flock === id) ? [{ flock: id, until: found.until }] : [],
  );
  if (withheld.length === 0) return null;
  return (
    <aside className={styles.warning} aria-label="Eggs not for sale">
      <div>
        {withheld.map((one) => (
          <Note key={one.flock} {...one} />
        ))}
      </div>
    </aside>
  );
};
