import { useRef } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { HandOverDay } from "#core/orders/order-to-hand-over.ts";
import type { PackTotals } from "#core/orders/pack-totals.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { DisputedOrders } from "#ui/admin/packing/disputed-orders.tsx";
import styles from "#ui/admin/packing/packing.module.css";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";
import { Parcels } from "#ui/admin/packing/parcels.tsx";
import { usePackingList } from "#ui/admin/packing/queries.ts";
import { type Ticks, useHandingOver } from "#ui/admin/packing/use-handing-over.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import sheetStyles from "#ui/shared/parts/sheet.module.css";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { spaced } from "#ui/shared/spaced.ts";

const eggsInWords = (eggs: number): string => `${eggs} ${eggs === 1 ? "egg" : "eggs"} in all`;

const Totals = ({ title, totals }: { readonly title: string; readonly totals: PackTotals }) =>
  totals.packs.length > 0 && (
    <p className={styles.totals}>
      <span>{`${title}: `}</span>
      <PacksInALine packs={totals.packs.map(({ name, packs }) => `${packs} × ${name}`)} />
      <span>{`; ${eggsInWords(totals.eggs)}`}</span>
    </p>
  );

const Day = ({ day, ticks }: { readonly day: HandOverDay; readonly ticks: Ticks }) => {
  const isEmpty = day.deliveries.length + day.collections.length === 0;
  const look = spaced(styles.day, day.isOverdue && styles.overdue, isEmpty && paperStyles.offPaper);
  return (
    <article className={look}>
      <h2>
        <Link
          to={adminPaths.packDay(day.day)}
        >{`for ${writtenDay(day.day)}${day.isOverdue ? ", overdue" : ""}`}</Link>
      </h2>
      {isEmpty && <p>Nothing.</p>}
      <Totals title="To pack" totals={day.toPack} />
      <Totals title="Packed already" totals={day.packed} />
      <Parcels title="Free Delivery" parcels={day.deliveries} {...ticks} />
      <Parcels title="Collection" parcels={day.collections} {...ticks} />
    </article>
  );
};

const List = ({ days }: { readonly days: readonly HandOverDay[] }) => {
  const ref = useRef<HTMLElement>(null);
  const ticks = useHandingOver(() => {
    ref.current?.focus({ preventScroll: true });
  });
  return (
    <section ref={ref} className={styles.list} aria-label="Packing list" tabIndex={-1}>
      {days.map((day) => (
        <Day key={day.day} day={day} ticks={ticks} />
      ))}
    </section>
  );
};

export const PackingPage = () => {
  const days = usePackingList();
  const { isShared } = useSetting();
  return (
    <AdminPage
      title="Admin Packing List"
      heading="Packing list"
      className={sheetStyles.sheet}
      actions={
        <Button variant="secondary" className={paperStyles.offPaper} onClick={() => window.print()}>
          Print packing list
        </Button>
      }
    >
      <DisputedOrders />
      <p className={spaced(styles.about, paperStyles.offPaper)}>{`${
        isShared
          ? "Tick what is packed and what has been handed over"
          : "Tick what has been handed over"
      }: an order is marked as Completed once it has been handed over.`}</p>
      {days ? <List days={days} /> : <Loading what="the packing list" />}
    </AdminPage>
  );
};
