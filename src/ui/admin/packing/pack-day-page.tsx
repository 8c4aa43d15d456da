import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { daysAround } from "#core/packing/days-around.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { packDayName } from "#core/packing/pack-day-name.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { HelpLink } from "#ui/admin/help/help-link.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { DisputedOrders } from "#ui/admin/packing/disputed-orders.tsx";
import styles from "#ui/admin/packing/pack-day.module.css";
import { PrintedParts } from "#ui/admin/packing/printed-parts.tsx";
import { usePackDay } from "#ui/admin/packing/queries.ts";
import { Ticking } from "#ui/admin/packing/ticking.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const BACK = "m15 5-7 7 7 7";
const ON = "m9 5 7 7-7 7";

const Around = ({ day }: { readonly day: string }) => {
  const [farm, today] = [useFarm(), useToday()];
  const shown = isDay(day) ? day : today;
  return (
    <nav aria-label="Days around" className={styles.around}>
      {daysAround(farm, day, today).map((other) => (
        <Link
          key={other}
          to={adminPaths.packDay(other)}
          aria-label={writtenDay(other)}
          title={writtenDay(other)}
          className={other < shown ? styles.before : styles.after}
        >
          <Icon shape={other < shown ? BACK : ON} />
        </Link>
      ))}
    </nav>
  );
};

const NothingToPack = () => <p>There is nothing to pack on this day.</p>;

const Parts = ({ packDay }: { readonly packDay: PackDay }) =>
  packDay.parcels.length > 0 ? (
    <PrintedParts packDay={packDay}>
      <Ticking packDay={packDay} />
    </PrintedParts>
  ) : (
    <p>No orders yet.</p>
  );

const Known = ({ day }: { readonly day: Day }) => {
  const packDay = usePackDay(day);
  if (!packDay) return <Loading what="the pack day" />;
  const isNothing = packDay.parcels.length === 0 && !packDay.isOpen;
  return isNothing ? <NothingToPack /> : <Parts packDay={packDay} />;
};

/** The day is the heading; what kind of page it is, one sees. */
const Heading = ({ day }: { readonly day: Day }) => (
  <>
    <span className={visuallyHiddenStyles.visuallyHidden}>Pack day:</span>
    {` ${writtenDay(day)}`}
  </>
);

export const PackDayPage = ({ day }: { readonly day: string }) => {
  const name = packDayName(day);
  return (
    <AdminPage
      title={`Admin ${name}`}
      heading={isDay(day) ? <Heading day={day} /> : name}
      beside={<Around day={day} />}
      className={styles.packDay}
    >
      <DisputedOrders />
      {isDay(day) ? <Known day={day} /> : <NothingToPack />}
      <nav aria-label="Packing" className={styles.foot}>
        <Link to={ADMIN_ROUTES.packing}>All days</Link>
        <HelpLink />
      </nav>
    </AdminPage>
  );
};
