import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { TakenAlong } from "#core/along/taken-along.ts";
import { type Queue, refusedIn } from "#core/outbox/entry.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import styles from "#ui/admin/packing/along.module.css";
import { AlongList } from "#ui/admin/packing/along-list.tsx";
import { TICK_QUEUE, useOpensOffline, useTakenAlong } from "#ui/admin/packing/along-queries.ts";
import { ForgetAlong } from "#ui/admin/packing/forget-along.tsx";
import { RefusedTicks } from "#ui/admin/packing/refused-ticks.tsx";
import { WaitingLines } from "#ui/admin/waiting/waiting-lines.tsx";
import { useQueue } from "#ui/admin/waiting/waiting-queue.ts";
import { momentOf } from "#ui/shared/moment.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const refusedBeside = (along: TakenAlong | null, queue: Queue<ParcelTick>) =>
  refusedIn(queue).filter(
    ({ what }) =>
      !along?.parcels.some(
        ({ id, method }) => id === what.orderId && ["packed", "paid", method].includes(what.box),
      ),
  );

const offlineWords = (opensOffline: boolean | undefined): string => {
  if (opensOffline === undefined) return "Getting ready to open without a network…";
  return opensOffline
    ? "This page opens without a network."
    : "This browser won't open this page without a network: leave it open.";
};

const Kept = ({ along }: { readonly along: TakenAlong }) => {
  const today = useToday();
  const opensOffline = useOpensOffline();
  return (
    <>
      <p role="status">{offlineWords(opensOffline)}</p>
      <p>
        As of <time dateTime={along.at}>{momentOf(along.at, today)}</time>. This device keeps it
        until the day is over.
      </p>
      <ForgetAlong />
    </>
  );
};

const List = ({ along, queue }: { along: TakenAlong | null; queue: Queue<ParcelTick> }) => (
  <>
    <RefusedTicks ticks={refusedBeside(along, queue)} isNamed />
    {along ? (
      <>
        <AlongList along={along} queue={queue} />
        <Kept along={along} />
      </>
    ) : (
      <p>Nothing is taken along. Open a day of the packing list, and press ‘Take it along’.</p>
    )}
  </>
);

export const AlongPage = () => {
  const along = useTakenAlong();
  const queue = useQueue(TICK_QUEUE);
  const name = along ? `Taken along: ${writtenDay(along.day)}` : "Taken along";
  return (
    <main id="main" tabIndex={-1} className={styles.along}>
      <AdminPage title={`Admin ${name}`} heading={name}>
        <WaitingLines />
        {along === undefined || queue === undefined ? (
          <Loading what="the list" />
        ) : (
          <List along={along} queue={queue} />
        )}
        <nav aria-label="Packing" className={styles.links}>
          {along && <Link to={adminPaths.packDay(along.day)}>Pack day</Link>}
          <Link to={ADMIN_ROUTES.packing}>Packing list</Link>
        </nav>
      </AdminPage>
    </main>
  );
};
