import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { daysAround } from "#core/packing/days-around.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { packDayName } from "#core/packing/pack-day-name.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import { PrintedParts } from "#ui/admin/packing/printed-parts.tsx";
import { usePackDay } from "#ui/admin/packing/queries.ts";
import { Ticking } from "#ui/admin/packing/ticking.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const Around = ({ day }: { readonly day: string }) => {
  const [farm, today] = [useFarm(), useToday()];
  return (
    <nav aria-label="Days around" className={styles.around}>
      {daysAround(farm, day, today).map((other) => (
        <Link key={other} to={adminPaths.packDay(other)}>
          {writtenDay(other)}
        </Link>
      ))}
      <Link to={ADMIN_ROUTES.packing}>All days</Link>
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

export const PackDayPage = ({ day }: { readonly day: string }) => {
  const heading = packDayName(day);
  return (
    <Page title={`Admin ${heading}`} heading={heading}>
      {isDay(day) ? <Known day={day} /> : <NothingToPack />}
      <Around day={day} />
    </Page>
  );
};
